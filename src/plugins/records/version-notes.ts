import known from '../../../tests/docs/records/version-notes.json';
import { findLocale, sourceOfTranslation } from '../../i18n/content-path';
import type { VersionNote } from '../../page/checked-page';

/** A statement that isn't true in other versions, with what is true there, as somebody has read and tried it. */
export interface RecordedNote {
  readonly statement: Readonly<Record<string, string>>;
  /** The first version in which it is no longer true. */
  readonly since?: string;
  /** The first version in which it is true. */
  readonly before?: string;
  readonly there: Readonly<Record<string, string>>;
}

/** By English page: `tests/docs/records/version-notes.json`. */
export const recordedNotes: Readonly<Record<string, readonly RecordedNote[]>> = known;

/** What a page says that other versions do otherwise, in the page's language. */
export function versionNotesOf(file: string): VersionNote[] {
  const locale = findLocale(file);
  const found = recordedNotes[sourceOfTranslation(file) ?? file] ?? [];
  return found.map(({ statement, there, ...range }) => ({
    ...range,
    statement: statement[locale]!,
    there: there[locale]!,
  }));
}
