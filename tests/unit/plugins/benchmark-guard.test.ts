import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { benchmark, BENCHMARK_FILE } from '../../../src/landing/measurement';
import { benchmarkGuard } from '../../../src/plugins/benchmark-guard';

/** Loads the site with other groups in its data file. */
async function loadWith(groups: unknown): Promise<unknown> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'benchmark-'));
  const file = path.join(siteDir, BENCHMARK_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ ...benchmark, groups }));
  return benchmarkGuard({ siteDir } as never).loadContent!();
}

const [name, group] = Object.entries(benchmark.groups)[0]!;
const changed = (time: unknown) => ({
  ...benchmark.groups,
  [name]: { ...group, metrics: [{ ...group.metrics[0], time }] },
});

test.each([
  ['a negative time', changed(-1), `groups.${name}: metrics[0] (dev)`],
  ['a missing time', changed(undefined), `groups.${name}: metrics[0] (dev)`],
  ['an empty group', { ...benchmark.groups, [name]: { ...group, metrics: [] } }, `groups.${name}`],
])('%s stops the build and is named', async (_, groups, entry) => {
  await expect(loadWith(groups)).rejects.toThrow(entry);
});

test('what was measured goes through', async () => {
  await expect(loadWith(benchmark.groups)).resolves.toBeUndefined();
});

test('while the site is worked on, the data file is watched', () => {
  const watched = benchmarkGuard({ siteDir: '/site' } as never).getPathsToWatch!();
  expect(watched).toEqual([path.join('/site', BENCHMARK_FILE)]);
});
