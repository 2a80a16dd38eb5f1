import { collectHistory } from '#tools/history/collect-history';
import { FactsCache } from '#tools/history/facts-cache';
import { installPackage, publishedVersions } from '#tools/package/install-package';
import { findDifferences, type Difference } from '../../src/history/between-versions';
import type { PackageHistory } from '../../src/history/history';
import core from '../../src/plugins/history/data/core.json';

const CORE = '@rsbuild/core';

/** Six of the published versions, drawn with the seed 46, in ten pairs. */
const PAIRS = [
  ['1.0.1', '1.0.13'],
  ['1.0.1', '1.4.16'],
  ['1.0.1', '2.0.2'],
  ['1.0.9', '1.0.17'],
  ['1.0.9', '1.4.16'],
  ['1.0.9', '2.0.2'],
  ['1.0.13', '1.0.17'],
  ['1.0.13', '1.4.16'],
  ['1.0.17', '2.0.2'],
  ['1.4.16', '2.0.2'],
] as const;

/** What two installed packages differ in, without those between them. */
async function comparePackages(from: string, to: string): Promise<PackageHistory> {
  const ends = (await publishedVersions(CORE)).filter(({ version }) =>
    [from, to].includes(version),
  );
  const registry = {
    installPackage,
    publishedVersions: async (name: string) => (name === CORE ? ends : publishedVersions(name)),
  };
  return collectHistory(CORE, { cache: new FactsCache(), log: () => {}, registry });
}

/** What a function takes may move into a type of another package, and can't be read any more. */
const isField = ({ subject, name }: Difference) =>
  (subject === 'hooks' || subject === 'instance') && name.includes('.');

const keyOf = ({ subject, kind, name, modes = [], from = '', to = '' }: Difference) =>
  [subject, kind, name, ...modes, kind === 'default' ? `${from} → ${to}` : ''].join(' ');

test.each(PAIRS)(
  'what is told between %s and %s is what their packages differ in',
  async (from, to) => {
    let packages;
    try {
      packages = await comparePackages(from, to);
    } catch (error) {
      // The registry may be out of reach at a desk, never in CI.
      console.warn(`The packages could not be compared: ${(error as Error).message}`);
      expect(process.env.CI).toBeUndefined();
      return;
    }
    const told = findDifferences(core as unknown as PackageHistory, [from, to]);
    const found = findDifferences(packages, [from, to]);
    const keys = (differences: readonly Difference[]) => differences.map(keyOf).sort();
    expect(found.length).toBeGreaterThan(0);
    expect(keys(told.filter((each) => !isField(each)))).toEqual(
      keys(found.filter((each) => !isField(each))),
    );
    expect(keys(told)).toEqual(expect.arrayContaining(keys(found)));
  },
  300_000,
);
