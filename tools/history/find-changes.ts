import semver from 'semver';
import type { Change } from '../../src/history/history';
import { compareFacts } from './compare-facts';
import { NAMESPACES, type Namespace, type VersionFacts } from './facts';

export type ChangesByName = Record<Namespace, Map<string, Change[]>>;

/**
 * The changes between the first and the last of some versions, oldest first. Looks at both ends of each minor version
 * and halves what lies between where those differ: what comes and goes again within one half isn't seen.
 */
export async function findChanges(
  versions: readonly string[],
  read: (version: string) => Promise<VersionFacts>,
): Promise<ChangesByName> {
  const changes = Object.fromEntries(NAMESPACES.map((name) => [name, new Map()])) as ChangesByName;
  const between = async (from: number, to: number): Promise<void> => {
    const [before, after] = [await read(versions[from]!), await read(versions[to]!)];
    const found = NAMESPACES.map((name) => [name, compareFacts(before, after, name)] as const);
    if (found.every(([, differences]) => differences.size === 0)) return;
    if (to - from > 1) {
      const middle = (from + to) >> 1;
      await between(from, middle);
      return between(middle, to);
    }
    const version = versions[to]!;
    const previous = versions[from]!;
    const gap = missingBetween(previous, version).length > 0 ? { after: previous } : {};
    for (const [name, differences] of found)
      for (const [member, list] of differences)
        changes[name].set(member, [
          ...(changes[name].get(member) ?? []),
          ...list.map((difference) => ({ version, ...gap, ...difference })),
        ]);
  };
  const ends = endsOfMinors(versions);
  for (let i = 1; i < ends.length; i++) await between(ends[i - 1]!, ends[i]!);
  return changes;
}

/** Where each minor version begins and ends in a sorted list. */
function endsOfMinors(versions: readonly string[]): number[] {
  const minor = (version = '') => version.split('.').slice(0, 2).join('.');
  return versions.flatMap((version, i) =>
    minor(version) !== minor(versions[i - 1]) || minor(version) !== minor(versions[i + 1])
      ? [i]
      : [],
  );
}

/** The numbers that lie between two published versions, where they can be told. */
export function missingBetween(before: string, after: string): string[] {
  const [left, right] = [semver.parse(before)!, semver.parse(after)!];
  const sameMinor = left.major === right.major && left.minor === right.minor;
  const line = (major: number, minor: number, from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => `${major}.${minor}.${from + i}`);
  return line(right.major, right.minor, sameMinor ? left.patch + 1 : 0, right.patch);
}
