import type { OptionVersions } from './history';
import { compareVersions } from './versions';

/** The version that the pages are about, and the first and the last one that are known. */
export interface KnownVersions {
  readonly documented: string;
  readonly from: string;
  readonly to: string;
}

/** Which options a list shows: all, those that differ from the documented version, or those that came before a version. */
export type Show = 'all' | 'changed' | 'new';

/** A reader's choice; without a version it means the newest known one. */
export interface VersionChoice {
  readonly version?: string;
  readonly show: Show;
}

/**
 * An option in a version, compared with the documented one: the same, different, not there yet, gone, or there although
 * the documented version lacks it.
 */
export type OptionState = 'same' | 'changed' | 'missing' | 'gone' | 'new';

export interface VersionState {
  readonly state: OptionState;
  /** The versions that made it so. */
  readonly versions: readonly string[];
}

/** The name under which the session keeps the version that a reader chose. */
export const STORED_CHOICE = 'version';

const SAME: VersionState = { state: 'same', versions: [] };

const isAfter = (left: string, right: string) => compareVersions(left, right) > 0;

/** How an option is in a version. */
export function stateIn(
  { since, changed = [], removed }: OptionVersions,
  version: string,
  documented: string,
): VersionState {
  if (since && isAfter(since, version)) return { state: 'missing', versions: [since] };
  if (removed && !isAfter(removed, version)) return { state: 'gone', versions: [removed] };
  if (since && isAfter(since, documented)) return { state: 'new', versions: [since] };
  const [first, last] = isAfter(version, documented)
    ? [documented, version]
    : [version, documented];
  const between = changed.filter((each) => isAfter(each, first) && !isAfter(each, last));
  return between.length > 0 ? { state: 'changed', versions: between } : SAME;
}

/** The mark beside an option in a list; without any choice only that it is gone or came later. */
export function findMark(
  versions: OptionVersions,
  { version, show }: VersionChoice,
  { documented, to }: KnownVersions,
): VersionState {
  if (show === 'new' && versions.since) return { state: 'new', versions: [versions.since] };
  const mark = stateIn(versions, version ?? to, documented);
  return mark.state === 'changed' && !version && show === 'all' ? SAME : mark;
}

/** Whether a choice leaves an option in a list; one that only later versions have is shown for a version that has it. */
export function isShown(
  versions: OptionVersions,
  { version, show }: VersionChoice,
  { documented, to }: KnownVersions,
): boolean {
  const shown = version ?? to;
  const { state } = stateIn(versions, shown, documented);
  if (versions.since && isAfter(versions.since, documented) && state !== 'new') return false;
  if (show === 'new') return versions.since !== undefined && isAfter(shown, versions.since);
  return show === 'all' || state !== 'same';
}

const numbersOf = (text: string) =>
  /^\s*v?(\d{1,3})(?:\.(\d{1,3}))?(?:\.(\d{1,4}))?\s*$/i.exec(text)?.slice(1);

const complete = (numbers: readonly (string | undefined)[], rest: number) =>
  numbers.map((number) => Number(number ?? rest)).join('.');

/** A known version as a reader types it: `v1.6` is 1.6.0; undefined where it is none. */
export function readVersion(text: string, { from, to }: KnownVersions): string | undefined {
  const numbers = numbersOf(text);
  const version = numbers && complete(numbers, 0);
  return version && !isAfter(from, version) && !isAfter(version, to) ? version : undefined;
}

/**
 * The last known version of a line, or the version itself; undefined where it is none.
 * @example readLatest('v1.6', known) // => '1.6.9999', which every version of 1.6 is before
 */
export function readLatest(text: string, { from, to }: KnownVersions): string | undefined {
  const numbers = numbersOf(text);
  if (!numbers) return undefined;
  const last = complete(numbers, 9999);
  if (isAfter(from, last) || isAfter(complete(numbers, 0), to)) return undefined;
  return isAfter(last, to) ? to : last;
}

/** `1.6.0` from `1.3.22`: the versions that a list compares, the older one first. */
export function comparedVersions(
  { version }: VersionChoice,
  { documented, to }: KnownVersions,
): readonly [older: string, newer: string] {
  const other = version ?? to;
  return isAfter(documented, other) ? [other, documented] : [documented, other];
}
