import type { VersionHistory, PackageHistory } from '../../history/history';
import type { Member } from './heading-member';
import { coreHistory, findHistory } from './option-history';

/** The changes of a hook, a method or an export, version by version. */
export function memberHistory(
  { name, kind }: Member,
  locale: string,
  history: PackageHistory = coreHistory,
): VersionHistory {
  const told = findHistory(name, locale, { ...history, options: history[kind] ?? {} });
  // Its replacement has no page of its own; the package's words name it.
  return { ...told, replacement: undefined };
}
