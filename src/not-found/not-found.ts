import type { PageLink } from './nearest-pages';

export const NOT_FOUND_FILE = 'not-found.json';
/** The ids of the words on the 404 page. */
export const NOT_FOUND_STRINGS = ['notFound.title', 'notFound.home', 'notFound.nearest'] as const;

/** What the 404 page fetches in the reader's language: its words where they are translated, and all pages. */
export interface NotFoundData {
  readonly strings: Readonly<Partial<Record<(typeof NOT_FOUND_STRINGS)[number], string>>>;
  readonly pages: readonly PageLink[];
}
