import type { Change } from './history';

const parseNumbers = (version: string) => version.split('.').map(Number);

/** Compares stable versions such as 1.3.22, for sorting. */
export function compareVersions(left: string, right: string): number {
  const others = parseNumbers(right);
  return (
    parseNumbers(left)
      .map((number, i) => number - (others[i] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
}

/** The version of a change; where the registry lacks those before it, the first and the last that may be meant: `1.4.0–1.4.2`. */
export function formatVersion({ version, after }: Pick<Change, 'version' | 'after'>): string {
  if (!after) return version;
  const [major, minor, patch] = parseNumbers(after) as [number, number, number];
  const isSameMinor = version.startsWith(`${major}.${minor}.`);
  const first = isSameMinor ? `${major}.${minor}.${patch + 1}` : version.replace(/\d+$/, '0');
  return `${first}–${version}`;
}

/** `1.4.0–1.4.2` → `1.4.2`: the first version that has it for certain. */
export const certain = (version: string): string => version.split('–').at(-1)!;

/** Whether a version, or the first certain one of a range, came after another. */
export const isNewer = (version: string, than: string): boolean =>
  compareVersions(certain(version), than) > 0;
