import type { IndexHeading, IndexPage } from './index-format';
import type { Passage } from './ranking';
import type { ResultPage, ResultRow } from './result';
import { markText, snippetOf, type MarkTerm } from './snippet';

/** The texts of a page: its description, and those of its sections by their numbers. */
export interface PageTexts {
  readonly description: string;
  readonly sections: ReadonlyMap<number, string>;
}

/** A section that scores less than this share of the page's best one is not worth a row. */
const WORTH_A_ROW = 0.4;
/** How many rows a page may show: the first pages more than those further down. */
const rowsAt = (place: number) => (place < 2 ? 3 : 2);

/** The headings above and at a section, outermost first. */
export function headingsAbove(headings: readonly IndexHeading[], section: number): IndexHeading[] {
  const path: IndexHeading[] = [];
  for (const heading of headings.slice(0, section).reverse())
    if (!path.length || heading[0] < path[0]![0]) path.unshift(heading);
  return path;
}

/** A heading where the query is in it, else the passage below it. */
function sectionRow(
  page: IndexPage,
  text: string,
  section: number,
  terms: readonly MarkTerm[],
): ResultRow {
  const headings = headingsAbove(page.headings, section);
  const [, , id, versions] = headings.at(-1)!;
  const breadcrumb = [page.title, ...headings.map(([, each]) => each)].map((each) =>
    markText(each, terms),
  );
  const snippet = snippetOf(text, terms);
  const isHeading = breadcrumb.at(-1)!.marks.length > 0 || !snippet.marks.length;
  return {
    ...versions,
    kind: isHeading ? 'header' : 'content',
    link: `${page.path}#${id}`,
    breadcrumb,
    snippet: isHeading ? undefined : snippet,
  };
}

function titleRow(
  page: IndexPage,
  { description, sections }: PageTexts,
  terms: readonly MarkTerm[],
): ResultRow {
  const described = markText(description, terms);
  const first = sections.get(0) ?? '';
  return {
    kind: 'title',
    link: page.path,
    otherNames: page.otherNames,
    removed: page.removed,
    breadcrumb: [markText(page.title, terms)],
    ...(description && {
      snippet: described.marks.length || !first ? described : firstMarked(described, first, terms),
    }),
  };
}

/** The beginning of the page where only that answers. */
function firstMarked(
  described: ReturnType<typeof markText>,
  first: string,
  terms: readonly MarkTerm[],
) {
  const snippet = snippetOf(first, terms);
  return snippet.marks.length ? snippet : described;
}

/**
 * The page at a place of the results (0 is the best) with its rows: itself, then its best sections.
 * @param scores how well its sections answer, by their numbers
 */
export function resultPage(
  page: IndexPage,
  texts: PageTexts,
  scores: ReadonlyMap<number, Passage>,
  place: number,
  terms: readonly MarkTerm[],
): ResultPage {
  const sections = [...scores].filter(([section]) => section >= 0);
  const best = Math.max(0, ...sections.map(([, { share }]) => share));
  const shown = sections
    .filter(([section, { share }]) => section && share >= best * WORTH_A_ROW)
    .sort(([a, x], [b, y]) => y.share - x.share || a - b)
    .slice(0, rowsAt(place) - 1);
  return {
    title: page.title,
    trail: page.trail,
    isOption: page.option !== undefined,
    type: page.type,
    rows: [
      titleRow(page, texts, terms),
      ...shown.map(([section]) =>
        sectionRow(page, texts.sections.get(section) ?? '', section, terms),
      ),
    ],
  };
}
