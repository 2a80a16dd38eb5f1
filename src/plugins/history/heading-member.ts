import type { PackageHistory } from '../../history/history';
import { coreHistory } from './option-history';

/** Where a name of `@rsbuild/core` belongs that is no option. */
export type MemberKind = 'hooks' | 'instance' | 'exports';

/** A hook, a method or an export of `@rsbuild/core`. */
export interface Member {
  readonly name: string;
  readonly kind: MemberKind;
}

/** The pages whose headings name what `@rsbuild/core` has besides options, and what a name alone is there. */
const PAGES: readonly (readonly [folder: RegExp, kind: MemberKind])[] = [
  [/[\\/]plugins[\\/]dev[\\/]/, 'hooks'],
  [/[\\/]api[\\/]javascript-api[\\/]/, 'exports'],
];

/** The objects that a heading may name before a member: `api.transform`, `rsbuild.build`. */
const OBJECTS: Readonly<Record<string, MemberKind>> = { api: 'hooks', rsbuild: 'instance' };

const HEADING = /^(?:(api|rsbuild)\.)?(\w+)$/;

/** What a heading of a page's file names; undefined where the history has no such name. */
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
