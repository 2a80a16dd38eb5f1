import { fill } from '../ui/fill';
import {
  findDifferences,
  parentsOf,
  SUBJECTS,
  touches,
  type Difference,
  type RecordedChanges,
  type Subject,
  type VersionRange,
} from './between-versions';
import type { ChangeKind } from './history';
import type { KnownVersions } from './version-state';

/** The words on differences of versions; in other languages in the folder of translations, below `after-build`. */
export const DIFFERENCE_TEXTS = {
  mustChange: { message: 'What must change' },
  differs: { message: 'What behaves differently' },
  isNew: { message: 'What is new' },
  options: { message: 'Options' },
  hooks: { message: 'Plugin API' },
  instance: { message: 'Rsbuild instance' },
  exports: { message: 'Exports' },
  removed: { message: 'Removed in {versions}.' },
  deprecated: { message: 'Deprecated since {versions}.' },
  default: { message: 'Default since {versions}: {from} → {to}.' },
  type: { message: 'Type since {versions}: {from} → {to}.' },
  added: { message: 'Since {versions}.' },
  addedType: { message: 'Since {versions}: {to}.' },
  instead: { message: ' Use {replacement} instead.' },
  uncertain: { message: ' Which of these versions did that isn’t known, so yours may differ.' },
  swapped: { message: '{from} is newer than {to}, so the two are swapped.' },
  counts: { message: '{from} → {to}: {mustChange} to change, {differs} different, {isNew} new.' },
  nothing: { message: 'No difference is known from {from} to {to}.' },
  files: { message: 'Changes between versions of Rsbuild' },
  aboutFiles: {
    message:
      'Each file has what changed in `@rsbuild/core` from the last release of a minor version to the last one of the next.',
  },
} as const;

/** All that a comparison of versions knows, in one language: `/changes.json`. */
export interface ChangesFile {
  readonly known: KnownVersions;
  readonly changes: RecordedChanges;
  /** The pages and headings about names; fields are told where what they belong to is. */
  readonly urls: Readonly<Record<Subject, Readonly<Record<string, string>>>>;
  readonly texts: Readonly<Record<keyof typeof DIFFERENCE_TEXTS, string>>;
}

const PARTS = {
  mustChange: ['removed', 'deprecated'],
  differs: ['default', 'type'],
  isNew: ['added'],
} as const satisfies Record<string, readonly ChangeKind[]>;

/** The objects whose members hooks and methods are. */
const OBJECTS: Partial<Record<Subject, string>> = { hooks: 'api.', instance: 'rsbuild.' };

const code = (text = 'undefined') => `\`${text}\``;

/** A difference in a sentence or two, with code between backticks. */
function describe(difference: Difference, texts: ChangesFile['texts']): string {
  const { kind, modes = [], from, to, replacement, isUncertain } = difference;
  const versions = [difference.versions.join(', '), ...modes.map(code)].join(' ');
  const text = texts[kind === 'added' && to ? 'addedType' : kind];
  const instead = replacement && fill(texts.instead, { replacement: code(replacement) });
  return [
    fill(text, { versions, from: code(from), to: code(to) }),
    instead ?? '',
    isUncertain ? texts.uncertain : '',
  ].join('');
}

/**
 * What is told about two versions, in parts and groups; those without anything are left out.
 * @param options what a configuration sets, to be told only what touches it
 */
export function describeDifferences(
  { changes, urls, texts }: ChangesFile,
  range: VersionRange,
  options?: ReadonlySet<string>,
) {
  const found = findDifferences(changes, range).filter(
    (each) => !options || touches(each, options),
  );
  const parts = Object.entries(PARTS).map(([part, kinds]: [string, readonly ChangeKind[]]) => ({
    part: part as keyof typeof PARTS,
    heading: texts[part as keyof typeof PARTS],
    differences: kinds.flatMap((kind) => found.filter((difference) => difference.kind === kind)),
  }));
  return {
    /** How many names each part has. */
    counts: Object.fromEntries(parts.map(({ part, differences }) => [part, differences.length])),
    parts: parts
      .filter(({ differences }) => differences.length > 0)
      .map(({ heading, differences }) => ({
        heading,
        groups: SUBJECTS.map((subject) => ({
          subject,
          label: texts[subject],
          items: differences
            .filter((difference) => difference.subject === subject)
            .map((difference) => ({
              name: (OBJECTS[subject] ?? '') + difference.name,
              url: [...parentsOf(difference.name), difference.name]
                .map((name) => urls[subject][name])
                .filter(Boolean)
                .at(-1),
              text: describe(difference, texts),
              // The package's own words, which are English.
              words: difference.replacement ? undefined : difference.words,
            })),
        })).filter(({ items }) => items.length > 0),
      })),
  };
}
