import type { OtherVersions } from '../../history/other-versions';

/** A heading of a page: its depth (2 to 4), its text, the id of its anchor unless the text gives it, its names in other versions. */
export type IndexHeading = readonly [
  depth: number,
  text: string,
  id?: string | 0,
  versions?: OtherVersions,
];

/** The id that most English headings have: it need not be in the file. */
export const idFromText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The id of a heading's anchor. */
export const headingId = ([, text, id]: IndexHeading): string => id || idFromText(text);

/** What is known of a page at the first key stroke. */
export interface IndexPage extends OtherVersions {
  /** The page's address, base and language included. */
  readonly path: string;
  /** On option pages the option's path, such as `dev.hmr`. */
  readonly title: string;
  /** The page's place in the site: its navbar section and sidebar groups. */
  readonly trail: readonly string[];
  /** Option pages alone: the option's type on one line. */
  readonly type?: string;
  readonly headings: readonly IndexHeading[];
}

/** A document of the plugin's index: title, heading, description, keywords or text of a section. */
export interface IndexDocument {
  /** Its number; lunr calls it by that. */
  readonly i: number;
  readonly t: string;
  /** The page's address. */
  readonly u: string;
  /** The section's anchor with its `#`. */
  readonly h?: string;
}

/** One of the plugin's five groups: titles, headings, descriptions, keywords, texts. */
export interface IndexGroup {
  readonly documents: readonly IndexDocument[];
  /** The words of the texts as lunr stems them, in its order. */
  readonly words: readonly string[];
  /**
   * lunr's name of each text, and what the text has: numbers of words in their order, each as the step from the one
   * before it and followed by its weight in tenths.
   */
  readonly vectors: readonly (readonly [text: string, vector: readonly number[]])[];
}

/** What is searched in a language: names alone, or the plugin's index with them. */
export interface SearchFile {
  readonly pages: readonly IndexPage[];
  readonly groups?: readonly IndexGroup[];
  /** Traditional characters and, at the same places, the simplified ones that the pages have instead. */
  readonly traditional?: readonly [from: string, to: string];
}

/** The index: all pages with all their headings, and the plugin's groups. */
export type IndexFile = SearchFile & Required<Pick<SearchFile, 'groups'>>;

/** The small file that comes first: pages without those headings that are sentences rather than names. */
export interface NamesFile extends SearchFile {
  /** The address of the index. */
  readonly index: string;
}

/** The numbers of the plugin's groups; names of pages and headings are of the first two as well. */
export const TITLE = 0;
export const HEADING = 1;
export const DESCRIPTION = 2;
export const KEYWORDS = 3;
export const TEXT = 4;

/** Where both files are, below the folder of a language. */
export const INDEX_FOLDER = 'assets/search';
