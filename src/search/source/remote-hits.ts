import { MAX_QUERY } from '../engine/engine';
import { fold, normalise } from '../engine/fold';
import type { ResultPage, ResultRow } from '../engine/rows';
import {
  type MarkTerm,
  type MarkedText,
  type Range,
  markText,
  mergeRanges,
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

const KINDS: readonly unknown[] = ['title', 'header', 'content'];
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

/** How much of an answer is read: hits of an index, ranges of a hit, characters of a text. */
const MAX_HITS = 200;
const MAX_RANGES = 100;
const MAX_TEXT = 2000;
/** The base of a hit's relative links; any origin will do. */
const SITE = 'https://site.invalid';

/** Only addresses that a page may link to: no scripts, no other site unless it is written out, nothing that the router can't decode. */
function isSafeLink(link: unknown): link is string {
  if (!isText(link) || !/^(?:https?:\/\/|[/#])/i.test(link)) return false;
  try {
    const { origin, pathname, hash } = new URL(link, SITE);
    decodeURI(pathname);
    decodeURIComponent(hash);
    return origin === SITE || /^https?:/i.test(link);
  } catch {
    return false;
  }
}

function isHit(value: unknown): value is RemoteHit {
  const hit = (value ?? {}) as Record<string, unknown>;
  return (
    KINDS.includes(hit.type) &&
    isText(hit.title) &&
    isSafeLink(hit.link) &&
    isTextOrMissing(hit.header) &&
    isTextOrMissing(hit.statement)
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
  const crumbs = [title, ...(header ? [header] : [])];
  const last = crumbs.length - 1;
  return {
    kind: type,
    link,
    breadcrumb: crumbs.map((text, i) =>
      marked(text, terms, type !== 'content' && i === last ? highlights : undefined),
    ),
    snippet:
      statement === undefined
        ? undefined
        : marked(statement, terms, type === 'content' ? highlights : undefined),
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
