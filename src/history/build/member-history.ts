import type { VersionHistory, PackageHistory } from '../history';
import { coreHistory, historyOf } from './option-history';

/** Where a name of `@rsbuild/core` belongs that is no option. */
export type MemberKind = 'hooks' | 'instance' | 'exports';

/** What happened to a hook, a method or an export; undefined of a name of which no types were compared. */
export function memberHistory(
  name: string,
  kind: MemberKind,
  locale: string,
  history: PackageHistory = coreHistory,
): VersionHistory | undefined {
  const members = history[kind] ?? {};
  if (!Object.hasOwn(members, name)) return undefined;
  const told = historyOf(name, locale, { ...history, options: members });
  // What takes its place has no page of its own; the package's words name it.
  return { ...told, replacement: undefined };
}
