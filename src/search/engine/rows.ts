import type { OtherVersions } from '../../history/other-versions';
import { DESCRIPTION, headingId, TEXT, type IndexHeading, type IndexPage } from './index-format';
import { RESULT_LIMIT } from './limits';
import type { Records } from './matches';
import type { Passage } from './ranking';
import { markText, makeSnippet, type MarkedText, type MarkTerm } from './snippet';

/** A line of the results: the page itself, a heading of it, or a passage; in the empty panel a search, too. */
export interface ResultRow extends OtherVersions {
  readonly kind: 'title' | 'header' | 'content' | 'recent';
  readonly link: string;
  /** From the page's title down to the heading. */
  readonly breadcrumb: readonly MarkedText[];
  /** The passage; a title has the page's description. */
  readonly snippet?: MarkedText;
  /** More of the section's text, for the panel alone; empty until the texts are there. */
  readonly preview?: MarkedText;
}

/** A page of the results with its rows. */
export interface ResultPage extends Pick<IndexPage, 'title' | 'trail' | 'type'> {
  readonly rows: readonly ResultRow[];
}

/** The answer to a query. */
export interface SearchResult {
  readonly pages: readonly ResultPage[];
  /** How many pages answer, shown or not. */
  readonly total: number;
  /** Words of the query that no page has. */
  readonly leftOut?: readonly string[];
  /** Where nothing answers: names that are nearest to what was typed. */
  readonly nearest?: readonly string[];
}

/** How long a preview is, about. */
const PREVIEW_LENGTH = 600;
/** A section that scores less than this share of the page's best one is not worth a row. */
const WORTH_A_ROW = 0.4;
/** How many sections a page may show: the first pages more than those further down. */
const sectionsAt = (place: number) => (place < 2 ? 2 : 1);

/** The headings above and at a section, outermost first. */
export function headingsAbove(headings: readonly IndexHeading[], section: number): IndexHeading[] {
  const path: IndexHeading[] = [];
  for (const heading of headings.slice(0, section).reverse())
    if (!path.length || heading[0] < path[0]![0]) path.unshift(heading);
  return path;
}

/** A heading where the query is in it, else the passage below it. */
function sectionRow(
  { path, title, headings }: IndexPage,
  section: number,
  snippet: MarkedText,
  terms: readonly MarkTerm[],
): ResultRow {
  const above = headingsAbove(headings, section);
  const heading = above.at(-1)!;
  const breadcrumb = [title, ...above.map(([, text]) => text)].map((text) => markText(text, terms));
  const isHeading = breadcrumb.at(-1)!.marks.length > 0 || !snippet.marks.length;
  return {
    ...heading[3],
    kind: isHeading ? 'header' : 'content',
    link: `${path}#${headingId(heading)}`,
    breadcrumb,
    ...(!isHeading && { snippet }),
  };
}

/**
 * The page at a place of the results (0 is the best) with its rows: itself, then its best sections.
 * @param passages how well its sections answer, by their numbers
 */
export function resultPage(
  records: Records,
  page: number,
  passages: ReadonlyMap<number, Passage>,
  place: number,
  terms: readonly MarkTerm[],
): ResultPage {
  const found = records.pages[page]!;
  const { path, title, trail, type, otherNames, removed } = found;
  const description = markText(records.textOf(page, DESCRIPTION), terms);
  const textOf = (section = 0) => records.textOf(page, TEXT, section);
  const passageOf = (section = 0) => makeSnippet(textOf(section), terms);
  const previewOf = (section = 0) =>
    place < RESULT_LIMIT && { preview: makeSnippet(textOf(section), terms, PREVIEW_LENGTH) };
  // The description, or the beginning of the text where only that answers.
  const beginning = description.marks.length ? description : passageOf();
  const sections = [...passages].filter(([section]) => section >= 0);
  const best = Math.max(0, ...sections.map(([, { share }]) => share));
  const shown = sections
    .filter(([section, { share }]) => section && share >= best * WORTH_A_ROW)
    .sort(([a, x], [b, y]) => y.share - x.share || a - b)
    .slice(0, sectionsAt(place));
  return {
    title,
    trail,
    type,
    rows: [
      {
        kind: 'title',
        link: path,
        otherNames,
        removed,
        breadcrumb: [markText(title, terms)],
        ...(description.text && { snippet: beginning.marks.length ? beginning : description }),
        ...previewOf(),
      },
      ...shown.map(([section]) => ({
        ...sectionRow(found, section, passageOf(section), terms),
        ...previewOf(section),
      })),
    ],
  };
}
