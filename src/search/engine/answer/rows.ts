import type { IndexHeading, IndexPage, IndexTexts } from '../index/index-format';
import { type MarkTerm, type MarkedText, markText, statementOf } from './snippet';
import { type AnsweredWord, BY_THE_WAY } from './matcher';
import type { RecordKind, Records } from '../index/records';

/** A line of the results: the page itself, a heading of it, or a passage. */
export interface ResultRow {
  readonly kind: 'title' | 'header' | 'content';
  readonly link: string;
  /** From the page's title down to the heading. */
  readonly breadcrumb: readonly MarkedText[];
  /** The passage; a title has the page's description. */
  readonly statement?: MarkedText;
}

/** A page of the results with its rows. */
export interface ResultPage {
  readonly title: string;
  /** Where the page stands: navbar section, sidebar groups. */
  readonly trail: readonly string[];
  readonly isOption: boolean;
  readonly type?: string;
  readonly rows: readonly ResultRow[];
}

/** What a page has to answer with. */
export interface PageAnswer extends Evidence {
  readonly page: IndexPage;
  /** Missing until they are loaded. */
  readonly texts?: IndexTexts;
}

/** How many rows a page may show: the first pages more than those further down. */
const rowsAt = (place: number) => (place < 2 ? 3 : 2);

/** The headings above and at a section, outermost first. */
export function headingsAbove(headings: readonly IndexHeading[], section: number): IndexHeading[] {
  const path: IndexHeading[] = [];
  for (const heading of headings.slice(0, section).reverse()) {
    if (!path.length || heading[0] < path[0]![0]) path.unshift(heading);
  }
  return path;
}

function sectionRow(
  { page, texts }: PageAnswer,
  { number, isHeading }: SectionAnswer,
  terms: readonly MarkTerm[],
): ResultRow {
  const headings = headingsAbove(page.headings, number);
  const id = headings.at(-1)?.[2];
  return {
    kind: isHeading ? 'header' : 'content',
    link: page.path + (id ? `#${id}` : ''),
    breadcrumb: [page.title, ...headings.map(([, text]) => text)].map((text) =>
      markText(text, terms),
    ),
    statement: isHeading ? undefined : statementOf(texts?.texts[number] ?? '', terms),
  };
}

/** The page's description, or its first paragraphs where only these answer. */
function titleStatement(
  { description, texts }: IndexTexts,
  terms: readonly MarkTerm[],
): MarkedText {
  const statement = statementOf(description, terms);
  return statement.marks.length ? statement : statementOf(texts[0] ?? '', terms);
}

function titleRow({ page, texts }: PageAnswer, terms: readonly MarkTerm[]): ResultRow {
  const title = markText(page.title, terms);
  const says = (of: IndexTexts) =>
    title.marks.length ? markText(of.description, terms) : titleStatement(of, terms);
  return {
    kind: 'title',
    link: page.path,
    breadcrumb: [title],
    statement: texts && says(texts),
  };
}

/** The rows of the page at a place of the results (0 is the best): the page itself where it answers, then its best sections. */
export function resultPage(
  answer: PageAnswer,
  place: number,
  terms: readonly MarkTerm[],
): ResultPage {
  const { page, isWhole, sections } = answer;
  const first = isWhole || !sections.length ? [titleRow(answer, terms)] : [];
  const others = sections.slice(0, rowsAt(place) - first.length);
  return {
    title: page.title,
    trail: page.trail,
    isOption: page.option !== undefined,
    type: page.type,
    rows: [...first, ...others.map((section) => sectionRow(answer, section, terms))],
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

/** A section that answers: its number on the page, and whether its heading answers as well as its text. */
export interface SectionAnswer {
  readonly number: number;
  readonly isHeading: boolean;
}

/** What on a page answers to a query. */
export interface Evidence {
  /** Title, option name, address or description answer. */
  readonly isWhole: boolean;
  /** The sections that answer, best first. */
  readonly sections: readonly SectionAnswer[];
}

const OF_WHOLE: ReadonlySet<RecordKind> = new Set([
  'option',
  'title',
  'slug',
  'description',
  'keyword',
]);
const OF_HEADING: ReadonlySet<RecordKind> = new Set(['heading', 'anchor']);
/** A section that scores less than this share of the page's best one is not worth a row. */
const WORTH_A_ROW = 0.4;

interface Counts {
  heading: number;
  text: number;
}

/** How many of the words each record has, more than by the way. */
export function countWords(words: readonly AnsweredWord[], records: Records): Uint8Array {
  const counts = new Uint8Array(records.list.length);
  for (const { hits } of words)
    for (let i = 0; i < hits.records.length; i++)
      if (hits.qualities[i]! >= BY_THE_WAY) counts[hits.records[i]!]!++;
  return counts;
}

/** Gathers what on a page answers, section by section; `wordCounts` tells how many words each record has. */
export function evidenceOn(
  page: number,
  wordCounts: Uint8Array,
  records: Records,
  sectionScores: Float32Array,
): Evidence {
  const first = records.firstSection[page]!;
  const counts = new Map<number, Counts>();
  let isWhole = false;
  for (const id of records.recordsOfPage[page]!) {
    const answered = wordCounts[id]!;
    if (!answered) continue;
    const { kind, section } = records.list[id]!;
    if (OF_WHOLE.has(kind)) isWhole = true;
    else {
      const known = counts.get(section) ?? { heading: 0, text: 0 };
      const side = OF_HEADING.has(kind) ? 'heading' : 'text';
      known[side] = Math.max(known[side], answered);
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
