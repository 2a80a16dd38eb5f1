import type { OtherVersions } from '../../history/other-versions';

/** A heading of a page: its depth (2 to 4), its text, the id of its anchor, and what is else in other versions. */
export type IndexHeading = readonly [
  depth: number,
  text: string,
  id: string,
  versions?: OtherVersions,
];

/** What is known of a page at the first key stroke. */
export interface IndexPage extends OtherVersions {
  /** The page's address, base and language included. */
  readonly path: string;
  readonly title: string;
  /** The page's place in the site: its navbar section and sidebar groups. */
  readonly trail: readonly string[];
  /** Option pages: the option's path such as `dev.hmr`, and its type on one line. */
  readonly option?: string;
  readonly type?: string;
  readonly headings: readonly IndexHeading[];
}

/** The small file of a language: names to answer with before the index is there. */
export interface NamesFile {
  /** The address of the plugin's index file. */
  readonly index: string;
  readonly pages: readonly IndexPage[];
  /** Traditional characters and, at the same places, the simplified ones that the pages have instead. */
  readonly traditional?: readonly [from: string, to: string];
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
  /** As lunr writes it. */
  readonly index: {
    readonly invertedIndex: readonly (readonly [
      word: string,
      of: { readonly _index: number; readonly t: { readonly [document: string]: object } },
    ])[];
  };
}

/** The plugin's index file. */
export type IndexFile = readonly IndexGroup[];

/** The number of the group of keywords. */
export const KEYWORDS = 3;

/** Where both files are, below the folder of a language. */
export const INDEX_FOLDER = 'assets/search';
