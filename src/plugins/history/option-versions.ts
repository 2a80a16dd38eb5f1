import type { LaterOption, OptionVersions, PackageHistory } from '../../history/history';
import { certainVersions } from '../../history/summary';
import { isNewer } from '../../history/versions';
import { coreHistory, findHistory } from './option-history';

/** When an option came, changed and went; undefined where it is the same in all versions. */
export function findVersions(
  option: string,
  history: PackageHistory = coreHistory,
): OptionVersions | undefined {
  const { since, changed, removed } = certainVersions(findHistory(option, 'en', history));
  return since || changed || removed ? { since, changed, removed } : undefined;
}

/** The options that came after a version, by name; fields of other options belong to those. */
export function laterOptions(
  version: string,
  isDocumented: (option: string) => boolean,
  history: PackageHistory = coreHistory,
): LaterOption[] {
  const isField = (name: string) =>
    name
      .split('.')
      .map((_, i, parts) => parts.slice(0, i).join('.'))
      .some((parent) => isDocumented(parent) || parent in history.options);
  return Object.keys(history.options)
    .filter((name) => !isDocumented(name) && !isField(name))
    .map((option) => ({ option, ...findVersions(option, history) }))
    .filter(({ since }) => since !== undefined && isNewer(since, version));
}
