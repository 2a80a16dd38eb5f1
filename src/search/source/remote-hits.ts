import { MAX_QUERY } from '../engine/engine';
import { fold, normalise } from '../engine/fold';
import type { ResultPage, ResultRow } from '../engine/rows';
import {
  markText,
  mergeRanges,
  type MarkedText,
  type MarkTerm,
  type Range,
} from '../engine/snippet';

/** A run of Chinese characters, or a word. */
const WORD = /\p{Script=Han}+|[^\s\p{Script=Han}]+/gu;

/** A hit as the API gives it; ranges are `[from, to]` in the statement of a content hit, else in the heading or title. */
interface RemoteHit {
  readonly type: ResultRow['kind'];
  readonly title: string;
  readonly header?: string;
  readonly statement?: string;
  readonly link: string;
  readonly highlights?: readonly Range[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** How much of an answer is read: hits of an index, ranges of a hit, characters of a text. */
const MAX_HITS = 200;
const MAX_RANGES = 100;
const MAX_TEXT = 2000;
/** The base of a hit's relative links; any origin will do. */
const SITE = 'https://site.invalid';

/** Only addresses that a page may link to: no scripts, no other site unless it is written out. */
function isSafeLink(link: unknown): boolean {
  if (!isText(link) || !/^(?:https?:\/\/|[/#])/i.test(link)) return false;
  try {
    return new URL(link, SITE).origin === SITE || /^https?:/i.test(link);
  } catch {
    return false;
  }
}

function isHit(value: unknown): value is RemoteHit {
  const { type, title, header, statement, link } = (value ?? {}) as Partial<RemoteHit>;
  return (
    ['title', 'header', 'content'].includes(type!) &&
    [title, header ?? '', statement ?? ''].every(isText) &&
    isSafeLink(link)
  );
}

function isRange(value: unknown, { length }: string): value is Range {
  const [from, to] = (Array.isArray(value) ? value : []) as unknown[];
  return (
    Number.isInteger(from) && Number.isInteger(to) && 0 <= +from! && +from! < +to! && +to! <= length
  );
}

/** Marks what the API says, or else the words of the query. */
function marked(text: string, terms: readonly MarkTerm[], highlights: unknown): MarkedText {
  const shown = text.slice(0, MAX_TEXT);
  if (!Array.isArray(highlights)) return markText(shown, terms);
  const ranges = highlights.slice(0, MAX_RANGES).filter((range) => isRange(range, shown));
  return { text: shown, marks: mergeRanges(ranges) };
}

function rowOf(hit: RemoteHit, terms: readonly MarkTerm[]): ResultRow {
  const { type, title, header, statement, link, highlights } = hit;
  const isContent = type === 'content';
  const crumbs = header ? [title, header] : [title];
  return {
    kind: type,
    link,
    breadcrumb: crumbs.map((text, i) =>
      marked(text, terms, !isContent && i === crumbs.length - 1 ? highlights : undefined),
    ),
    ...(statement && { snippet: marked(statement, terms, isContent ? highlights : undefined) }),
  };
}

/** The hits of an index as pages with rows, in the order of the hits. What is no sound hit is left out. */
export function remotePages(hits: readonly unknown[], query: string): ResultPage[] {
  const words = normalise(query.slice(0, MAX_QUERY)).match(WORD) ?? [];
  const terms = words.map((word) => ({ text: fold(word), prefixOnly: false }));
  const pages = new Map<string, RemoteHit[]>();
  for (const hit of hits.slice(0, MAX_HITS).filter(isHit)) {
    const page = hit.link.replace(/#.*$/, '');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].map((ofPage) => ({
    title: ofPage[0]!.title.slice(0, MAX_TEXT),
    trail: [],
    rows: ofPage.map((hit) => rowOf(hit, terms)),
  }));
}
