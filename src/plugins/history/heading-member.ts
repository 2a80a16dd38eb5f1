import type { PackageHistory, VersionHistory } from '../../history/history';
import { coreHistory, findHistory } from './option-history';

/** The kinds of names in `@rsbuild/core` besides options. */
export type MemberKind = 'hooks' | 'instance' | 'exports';

/** A hook, a method or an export of `@rsbuild/core`. */
export interface Member {
  readonly name: string;
  readonly kind: MemberKind;
}

/** The pages whose headings name hooks, methods or exports, and the kind of a name without an object there. */
const PAGES: readonly (readonly [folder: RegExp, kind: MemberKind])[] = [
  [/[\\/]plugins[\\/]dev[\\/]/, 'hooks'],
  [/[\\/]api[\\/]javascript-api[\\/]/, 'exports'],
];

/** The objects that a heading may name before a member: `api.transform`, `rsbuild.build`. */
const OBJECTS: Readonly<Record<string, MemberKind>> = { api: 'hooks', rsbuild: 'instance' };

const HEADING = /^(?:(api|rsbuild)\.)?(\w+)$/;

/** Finds the hook, method or export that a heading names; undefined if the history doesn't have it. */
export function headingMember(
  heading: string,
  file: string,
  history: PackageHistory = coreHistory,
): Member | undefined {
  const [, alone] = PAGES.find(([folder]) => folder.test(file)) ?? [];
  const [, object, name] = HEADING.exec(heading) ?? [];
  if (!alone || !name) return undefined;
  const kind = object ? OBJECTS[object]! : alone;
  return Object.hasOwn(history[kind] ?? {}, name) ? { name, kind } : undefined;
}

/** The changes of a hook, a method or an export, version by version. */
export function memberHistory(
  { name, kind }: Member,
  locale: string,
  history: PackageHistory = coreHistory,
): VersionHistory {
  const found = findHistory(name, locale, history, history[kind] ?? {});
  // Its replacement has no page of its own; the package's words name it.
  return { ...found, replacement: undefined };
}
