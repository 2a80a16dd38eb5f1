import { fold } from '../engine/text/fold';
import {
  type MarkTerm,
  type MarkedText,
  type Range,
  markText,
  mergeRanges,
} from '../engine/answer/snippet';
import type { ResultPage, ResultRow } from '../engine/answer/rows';
import { tokensOf, wordOf } from '../engine/text/tokenizer';

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
const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

/** Only addresses that a page may link to; no scripts. */
const isSafeLink = (link: unknown): link is string =>
  typeof link === 'string' && /^(?:https?:\/\/|\/(?!\/)|#)/i.test(link);

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
  if (!Array.isArray(highlights)) return markText(text, terms);
  return { text, marks: mergeRanges(highlights.filter((range) => isRange(range, text))) };
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

const pageOf = (link: string) => link.replace(/#.*$/, '');

/** The hits of an index as pages with rows, in the order of the hits. What is no sound hit is left out. */
export function remotePages(hits: readonly unknown[], query: string): ResultPage[] {
  const terms = tokensOf(query).map(({ raw, isCjk }) => ({
    text: isCjk ? fold(raw) : wordOf(raw).text,
    prefixOnly: false,
  }));
  const pages = new Map<string, RemoteHit[]>();
  for (const hit of hits.filter(isHit)) {
    const page = pageOf(hit.link);
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].map((ofPage) => ({
    title: ofPage[0]!.title,
    trail: [],
    isOption: false,
    rows: ofPage.map((hit) => rowOf(hit, terms)),
  }));
}
