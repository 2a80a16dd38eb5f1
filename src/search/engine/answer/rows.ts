import type { OtherVersions } from '../../../history/other-versions';
import type { IndexHeading, IndexPage, IndexTexts } from '../index/index-format';
import type { Records } from '../index/records';
import type { MatchedWord } from './matcher';
import { markText, snippetOf, type MarkedText, type MarkTerm } from './snippet';

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

/** A section that answers: its number on the page, and whether its heading answers as well as its text. */
interface SectionAnswer {
  readonly number: number;
  readonly isHeading: boolean;
}

/** What on a page answers to a query. */
interface PageAnswer {
  /** Title, option name, address or description answer. */
  readonly isWhole: boolean;
  /** The sections that answer, best first. */
  readonly sections: readonly SectionAnswer[];
}

/** A section that scores less than this share of the page's best one is not worth a row. */
const WORTH_A_ROW = 0.4;
/** How many rows a page may show: the first pages more than those further down. */
const rowsAt = (place: number) => (place < 2 ? 3 : 2);

/** How many of the words each record has. */
export function countWords(words: readonly MatchedWord[], records: Records): Uint8Array {
  const counts = new Uint8Array(records.list.length);
  for (const { matches } of words) for (const record of matches.records) counts[record]!++;
  return counts;
}

/** Gathers what on a page answers, section by section; `wordCounts` tells how many words each record has. */
export function answerOf(
  page: number,
  wordCounts: Uint8Array,
  records: Records,
  sectionScores: Float32Array,
): PageAnswer {
  const first = records.firstSection[page]!;
  const counts = new Map<number, { heading: number; text: number }>();
  let isWhole = false;
  for (const id of records.recordsOfPage[page]!) {
    const words = wordCounts[id]!;
    if (!words) continue;
    const { field, section } = records.list[id]!;
    const side = field === 'text' || field === 'heading' ? field : undefined;
    if (!side || (side === 'heading' && section === first)) isWhole = true;
    else {
      const known = counts.get(section) ?? { heading: 0, text: 0 };
      known[side] = Math.max(known[side], words);
      counts.set(section, known);
    }
  }
  const sections = [...counts].filter(([section]) => !(isWhole && section === first));
  const best = Math.max(0, ...sections.map(([section]) => sectionScores[section]!));
  return {
    isWhole,
    sections: sections
      .filter(([section]) => sectionScores[section]! >= best * WORTH_A_ROW)
      .sort(([a], [b]) => sectionScores[b]! - sectionScores[a]! || a - b)
      .map(([section, { heading, text }]) => ({
        number: section - first,
        isHeading: heading > 0 && heading >= text,
      })),
  };
}

/** The headings above and at a section, outermost first. */
export function headingsAbove(headings: readonly IndexHeading[], section: number): IndexHeading[] {
  const path: IndexHeading[] = [];
  for (const heading of headings.slice(0, section).reverse()) {
    if (!path.length || heading[0] < path[0]![0]) path.unshift(heading);
  }
  return path;
}

function sectionRow(
  page: IndexPage,
  texts: IndexTexts | undefined,
  { number, isHeading }: SectionAnswer,
  terms: readonly MarkTerm[],
): ResultRow {
  const headings = headingsAbove(page.headings, number);
  const [, , id, versions] = headings.at(-1) ?? [];
  return {
    ...versions,
    kind: isHeading ? 'header' : 'content',
    link: page.path + (id ? `#${id}` : ''),
    breadcrumb: [page.title, ...headings.map(([, text]) => text)].map((text) =>
      markText(text, terms),
    ),
    snippet: isHeading ? undefined : snippetOf(texts?.texts[number] ?? '', terms),
  };
}

/** The page's description, or its first paragraphs where only these answer. */
function titleSnippet({ description, texts }: IndexTexts, terms: readonly MarkTerm[]): MarkedText {
  const snippet = snippetOf(description, terms);
  return snippet.marks.length ? snippet : snippetOf(texts[0] ?? '', terms);
}

function titleRow(
  page: IndexPage,
  texts: IndexTexts | undefined,
  terms: readonly MarkTerm[],
): ResultRow {
  const title = markText(page.title, terms);
  const snippetIn = (of: IndexTexts) =>
    title.marks.length ? markText(of.description, terms) : titleSnippet(of, terms);
  return {
    kind: 'title',
    link: page.path,
    otherNames: page.otherNames,
    removed: page.removed,
    breadcrumb: [title],
    snippet: texts && snippetIn(texts),
  };
}

/**
 * The page at a place of the results (0 is the best) with its rows: itself where it answers, then its best sections.
 * @param texts missing until they are loaded
 */
export function resultPage(
  page: IndexPage,
  texts: IndexTexts | undefined,
  { isWhole, sections }: PageAnswer,
  place: number,
  terms: readonly MarkTerm[],
): ResultPage {
  const first = isWhole ? [titleRow(page, texts, terms)] : [];
  const others = sections.slice(0, rowsAt(place) - first.length);
  return {
    title: page.title,
    trail: page.trail,
    isOption: page.option !== undefined,
    type: page.type,
    rows: [...first, ...others.map((section) => sectionRow(page, texts, section, terms))],
  };
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
