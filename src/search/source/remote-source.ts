import { fold, normalise } from '../engine/fold';
import { MAX_QUERY } from '../engine/limits';
import type { ResultPage, ResultRow } from '../engine/rows';
import {
  markText,
  mergeRanges,
  type MarkedText,
  type MarkTerm,
  type Range,
} from '../engine/snippet';
import { AnswerCache, type ResultGroup, type SearchSource } from './source';

/** The API of a remote search, and what it is asked for besides the words. */
export interface RemoteSettings {
  readonly apiUrl: string;
  readonly searchIndexes: readonly string[];
  readonly lang: string;
  /** How long the API may take, in milliseconds. */
  readonly timeout?: number;
}

/** A hit as the API gives it; ranges are `[from, to]` in the statement of a content hit, else in the heading or title. */
interface RemoteHit {
  readonly type: Exclude<ResultRow['kind'], 'recent'>;
  readonly title: string;
  readonly header?: string;
  readonly statement?: string;
  readonly link: string;
  readonly highlights?: readonly Range[];
}

interface RemoteGroup {
  readonly index: string;
  readonly hits: readonly unknown[];
}

/** How much of an answer is read: indexes (each is a tab), hits of one, ranges of a hit, characters of a text. */
const MAX = { groups: 20, hits: 200, ranges: 100, text: 2000 };
/** The base of a hit's relative links; any origin will do. */
const SITE = 'https://site.invalid';
/** A run of Chinese characters, or a word. */
const WORD = /\p{Script=Han}+|[^\s\p{Script=Han}]+/gu;

const isText = (value: unknown): value is string => typeof value === 'string';

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

const isGroup = (value: unknown): value is RemoteGroup => {
  const { index, hits } = (value ?? {}) as Partial<RemoteGroup>;
  return isText(index) && Array.isArray(hits);
};

/** Marks what the API says, or else the words of the query. */
function marked(text: string, terms: readonly MarkTerm[], highlights: unknown): MarkedText {
  const shown = text.slice(0, MAX.text);
  if (!Array.isArray(highlights)) return markText(shown, terms);
  const ranges = highlights.slice(0, MAX.ranges).filter((range) => isRange(range, shown));
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
  for (const hit of hits.slice(0, MAX.hits).filter(isHit)) {
    const page = hit.link.replace(/#.*$/, '');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].map((ofPage) => ({
    title: ofPage[0]!.title.slice(0, MAX.text),
    trail: [],
    rows: ofPage.map((hit) => rowOf(hit, terms)),
  }));
}

/** The address to ask, with as much of what is typed as the site's own search reads; a query that the API's address has is kept. */
export function remoteAddress(
  { apiUrl, searchIndexes, lang }: RemoteSettings,
  keyword: string,
  limit: number,
): string {
  const parameters = new URLSearchParams({
    keyword: keyword.slice(0, MAX_QUERY),
    limit: String(limit),
    lang,
    searchIndexes: searchIndexes.join(','),
  });
  return `${apiUrl}${apiUrl.includes('?') ? '&' : '?'}${parameters}`;
}

/** Searches through an API; there is nothing to load. */
export class RemoteSource implements SearchSource {
  readonly state = 'inited';
  private readonly answers = new AnswerCache();

  constructor(private readonly settings: RemoteSettings) {}

  load(): Promise<void> {
    return Promise.resolve();
  }

  search(query: string, limit: number): Promise<readonly ResultGroup[]> {
    return this.answers.get(`${limit} ${query}`, () => this.ask(query, limit));
  }

  /** Whatever goes wrong is logged and gives no results. */
  private async ask(query: string, limit: number): Promise<readonly ResultGroup[]> {
    const signal = AbortSignal.timeout(this.settings.timeout ?? 10_000);
    try {
      const response = await fetch(remoteAddress(this.settings, query, limit), { signal });
      if (!response.ok) throw new Error(`status ${response.status}.`);
      const answer: unknown = await response.json();
      if (!Array.isArray(answer) || !answer.slice(0, MAX.groups).every(isGroup)) {
        const found = JSON.stringify(answer).slice(0, 200);
        throw new Error(`expected a list of groups with index and hits, found ${found}.`);
      }
      return (answer as RemoteGroup[]).slice(0, MAX.groups).map(({ index, hits }) => {
        const pages = remotePages(hits, query);
        return { index, result: { pages: pages.slice(0, limit), total: pages.length } };
      });
    } catch (error) {
      console.error(`Remote search failed: ${(error as Error).message}`);
      return [];
    }
  }
}
