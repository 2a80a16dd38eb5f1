import type { Change, ChangeKind, Changes, PackageHistory } from './history';
import { compareVersions, formatVersion } from './versions';

/** The parts of a package's history, in the order in which readers get them. */
export const SUBJECTS = ['options', 'hooks', 'instance', 'exports'] as const;

export type Subject = (typeof SUBJECTS)[number];
export type RecordedChanges = Pick<PackageHistory, Subject>;

/** Two versions, the older one first. */
export type VersionRange = readonly [from: string, to: string];

/** What is different about a name in the newer one of two versions. */
export interface Difference extends Pick<Change, 'kind' | 'modes' | 'from' | 'to'> {
  readonly subject: Subject;
  readonly name: string;
  /** Those that made it so; `1.4.0–1.4.2` where it isn't known which one did. */
  readonly versions: readonly string[];
  readonly words?: string;
  readonly replacement?: string;
  /** Where the change may also lie before the older version or after the newer one. */
  readonly isUncertain?: boolean;
}

const isAfter = (left: string, right: string) => compareVersions(left, right) > 0;

/** The first version that may have made a change. */
const earliest = (change: Change) => formatVersion(change).split('–')[0]!;

const isBetween = (change: Change, [from, to]: VersionRange) =>
  isAfter(change.version, from) && !isAfter(earliest(change), to);

const isCertain = (change: Change, [from, to]: VersionRange) =>
  isAfter(earliest(change), from) && !isAfter(change.version, to);

/** One difference of one or more changes, from what was before the first one to what was after the last one. */
function merge(changes: readonly Change[], range: VersionRange) {
  const { kind, modes, to, words, replacement } = changes.at(-1)!;
  return {
    kind,
    modes,
    from: changes[0]!.from,
    to,
    words,
    replacement,
    versions: [...new Set(changes.map(formatVersion))],
    isUncertain: changes.some((change) => !isCertain(change, range)),
  };
}

/** Whether changes have led back to where they began; what is cut short can't be compared. */
const isUndone = ({ from, to }: Pick<Change, 'from' | 'to'>) => from === to && !to?.includes('…');

/** What the changes of a name come to between two versions. */
function netChanges(changes: readonly Change[], range: VersionRange) {
  const between = changes.filter((change) => isBetween(change, range));
  const ofKind = (...kinds: ChangeKind[]) => between.filter(({ kind }) => kinds.includes(kind));
  const comings = ofKind('added', 'removed');
  const wasThere = comings[0]?.kind !== 'added';
  const isThere = comings.at(-1)?.kind !== 'removed';
  const deprecations = ofKind('deprecated');
  const types = ofKind('type');
  if (!isThere) {
    if (!wasThere) return [];
    // Why, and what to use instead, was said when it was deprecated.
    const { words, replacement } = changes.filter((each) => each.words).at(-1) ?? {};
    const removal = merge(comings.slice(-1), range);
    return [{ ...removal, words, replacement: removal.replacement ?? replacement }];
  }
  if (!wasThere) {
    const addition = merge(comings.slice(0, 1), range);
    const { words, replacement } = deprecations.at(-1) ?? {};
    return [{ ...addition, to: types.at(-1)?.to ?? addition.to, words, replacement }];
  }
  const defaults = ofKind('default');
  const modes = new Set(defaults.map((change) => String(change.modes)));
  const inModes = [...modes].map((some) => defaults.filter((each) => String(each.modes) === some));
  return [
    ...(deprecations.length > 0 ? [merge(deprecations, range)] : []),
    ...[...inModes, types]
      .filter(({ length }) => length > 0)
      .map((some) => merge(some, range))
      .filter((change) => !isUndone(change)),
  ];
}

/** @example parentsOf('a.b.c') // => ['a', 'a.b'] */
export const parentsOf = (name: string) =>
  name
    .split('.')
    .map((_, i, parts) => parts.slice(0, i).join('.'))
    .slice(1);

function subjectDifferences(subject: Subject, all: Changes, range: VersionRange): Difference[] {
  const found = Object.entries(all).flatMap(([name, changes]) =>
    netChanges(changes, range).map((change): Difference => ({ subject, name, ...change })),
  );
  const moved = new Set(found.map(({ kind, name }) => `${kind} ${name}`));
  const isOfParent = ({ kind, name }: Difference) =>
    (kind === 'added' || kind === 'removed') &&
    parentsOf(name).some((parent) => moved.has(`${kind} ${parent}`));
  return found.filter((difference) => !isOfParent(difference));
}

/**
 * What is different in the newer one of two versions, name by name. A name that came and went between them isn't told,
 * nor are the fields of one that came or went as a whole.
 *
 * @example findDifferences({ options: { mode: [{ version: '1.4.0', kind: 'removed' }] } }, ['1.3.22', '1.4.0'])
 * // => [{ subject: 'options', name: 'mode', kind: 'removed', versions: ['1.4.0'], … }]
 */
export const findDifferences = (history: RecordedChanges, range: VersionRange): Difference[] =>
  SUBJECTS.flatMap((subject) => subjectDifferences(subject, history[subject] ?? {}, range));

/** Whether a difference touches a configuration: it sets what is gone or changed, or leaves a default that is another one. */
export const touches = (
  { subject, kind, name }: Difference,
  options: ReadonlySet<string>,
): boolean =>
  subject === 'options' &&
  (kind === 'default' ? !options.has(name) : kind !== 'added' && options.has(name));
