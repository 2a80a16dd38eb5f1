import type { OtherVersions } from '../../../history/other-versions';

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

/** The first index file of a language: titles, headings and option names. */
export interface TitlesFile {
  readonly pages: readonly IndexPage[];
}

/** The texts of a page: before the first heading, then below each heading in order. */
export interface IndexTexts {
  readonly description: string;
  /** Option pages: the whole type and the default. */
  readonly about?: string;
  /** What readers call what they find here, where the page itself does not. */
  readonly keywords?: readonly string[];
  readonly texts: readonly string[];
}

/** The second index file of a language; its pages are those of the first, in the same order. */
export interface TextsFile {
  readonly pages: readonly IndexTexts[];
}

/** The addresses of a language's two files. */
export interface IndexFiles {
  readonly titles: string;
  readonly texts: string;
}
