import type { Changes, PackageHistory } from './history';
import { compareVersions } from './versions';

/** The names of the files about changes, below the language's start page. */
export const CHANGES_FILE = 'changes.json';
export const CHANGES_INDEX = 'changes/index.md';

/** From a minor line to the next: `1.3` and `1.4`. */
export type MinorStep = readonly [from: string, to: string];

/** @example stepName(['1.3', '1.4']) // => 'changes/1.3-1.4.md' */
export const stepName = (step: MinorStep): string => `changes/${step.join('-')}.md`;

/** The steps between the minor lines of a history, oldest first. */
export function minorSteps({
  from,
  to,
  options,
  hooks = {},
  instance = {},
  exports = {},
}: PackageHistory): MinorStep[] {
  const all: readonly Changes[] = [options, hooks, instance, exports];
  const changes = all.flatMap((each) => Object.values(each).flat());
  const versions = [from, to, ...changes.map(({ version }) => version)];
  const lines = [...new Set(versions.map((version) => version.split('.', 2).join('.')))];
  lines.sort(compareVersions);
  return lines.slice(1).map((line, i) => [lines[i]!, line]);
}
