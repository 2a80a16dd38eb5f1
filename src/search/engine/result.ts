import type { OtherVersions } from '../../history/other-versions';
import type { MarkedText } from './snippet';

/** A line of the results: the page itself, a heading of it, or a passage. */
export interface ResultRow extends OtherVersions {
  readonly kind: 'title' | 'header' | 'content';
  readonly link: string;
  /** From the page's title down to the heading. */
  readonly breadcrumb: readonly MarkedText[];
  /** The passage; a title has the page's description. */
  readonly snippet?: MarkedText;
}

/** A page of the results with its rows. */
export interface ResultPage {
  readonly title: string;
  /** The page's place in the site: navbar section, sidebar groups. */
  readonly trail: readonly string[];
  readonly isOption: boolean;
  readonly type?: string;
  readonly rows: readonly ResultRow[];
}

/** The answer to a query. */
export interface SearchResult {
  readonly pages: readonly ResultPage[];
  /** How many pages answer, shown or not. */
  readonly total: number;
  /** Words of the query that no page has. */
  readonly leftOut?: readonly string[];
}

/** The first of the pages, as many as it takes for so many rows. */
export function pagesOfRows(pages: readonly ResultPage[], rows: number): readonly ResultPage[] {
  const end = firstRows(pages).findIndex((first) => first >= rows);
  return end < 0 ? pages : pages.slice(0, end);
}

/** The number of each page's first row among the rows of all. */
export function firstRows(pages: readonly ResultPage[]): number[] {
  let next = 0;
  return pages.map(({ rows }) => (next += rows.length) - rows.length);
}
