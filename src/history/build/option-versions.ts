import type { OptionVersions, PackageHistory } from '../history';
import { summaryOf } from '../summary';
import { coreHistory, historyOf } from './option-history';

/** `1.4.0–1.4.2` → `1.4.2`: the first version that has it for certain. */
const certain = (version: string) => version.split('–').at(-1)!;

/** When an option came, changed and went; undefined where it is the same in all versions. */
export function versionsOf(
  option: string,
  history: PackageHistory = coreHistory,
): OptionVersions | undefined {
  const { since, changed, removed } = summaryOf(historyOf(option, 'en', history));
  if (!since && !removed && changed.length === 0) return undefined;
  return {
    ...(since && { since: certain(since) }),
    ...(changed.length > 0 && { changed: changed.map(certain) }),
    ...(removed && { removed: certain(removed) }),
  };
}
