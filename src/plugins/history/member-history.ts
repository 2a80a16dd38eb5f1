import type { VersionHistory, PackageHistory } from '../../history/history';
import type { Member } from './heading-member';
import { coreHistory, historyOf } from './option-history';

/** What happened to a hook, a method or an export. */
export function memberHistory(
  { name, kind }: Member,
  locale: string,
  history: PackageHistory = coreHistory,
): VersionHistory {
  const told = historyOf(name, locale, { ...history, options: history[kind] ?? {} });
  // What takes its place has no page of its own; the package's words name it.
  return { ...told, replacement: undefined };
}
