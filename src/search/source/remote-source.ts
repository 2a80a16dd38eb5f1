import { MAX_QUERY } from '../engine/engine';
import { remotePages } from './remote-hits';
import { AnswerCache, type ResultGroup, type SearchSource } from './source';

export interface RemoteQuery {
  readonly apiUrl: string;
  readonly searchIndexes: readonly string[];
  readonly keyword: string;
  readonly limit: number;
  readonly lang: string;
}

/** How long the API may take; milliseconds. */
const TIMEOUT = 10_000;

/** The address of a remote search, with as much of what is typed as the site's own search reads; a query that the API's address has is kept. */
export function remoteAddress({
  apiUrl,
  searchIndexes,
  keyword,
  limit,
  lang,
}: RemoteQuery): string {
  const parameters = new URLSearchParams({
    keyword: keyword.slice(0, MAX_QUERY),
    limit: String(limit),
    lang,
    searchIndexes: searchIndexes.join(','),
  });
  return `${apiUrl}${apiUrl.includes('?') ? '&' : '?'}${parameters}`;
}

/** How many indexes are shown, each as a tab. */
const MAX_GROUPS = 20;

function readGroups(answer: unknown, keyword: string, limit: number): ResultGroup[] {
  const isSound =
    Array.isArray(answer) &&
    answer
      .slice(0, MAX_GROUPS)
      .every((group) => typeof group?.index === 'string' && Array.isArray(group.hits));
  if (!isSound) {
    throw new Error(
      `expected a list of groups with index and hits, found ${JSON.stringify(answer)?.slice(0, 200)}.`,
    );
  }
  return answer.slice(0, MAX_GROUPS).map(({ index, hits }: { index: string; hits: unknown[] }) => {
    const pages = remotePages(hits, keyword);
    return { index, result: { pages: pages.slice(0, limit), total: pages.length } };
  });
}

/** Asks the API. Whatever goes wrong is logged and gives no results; an answer that is not wanted any more gives none, quietly. */
export async function searchRemotely(
  query: RemoteQuery,
  signal: AbortSignal,
  timeout = TIMEOUT,
): Promise<readonly ResultGroup[]> {
  if (signal.aborted) return [];
  const late = AbortSignal.timeout(timeout);
  const either = new AbortController();
  for (const each of [signal, late]) each.addEventListener('abort', () => either.abort());
  try {
    const response = await fetch(remoteAddress(query), { signal: either.signal });
    if (!response.ok) throw new Error(`status ${response.status}.`);
    return readGroups(await response.json(), query.keyword, query.limit);
  } catch (error) {
    const reason = late.aborted ? `no answer within ${timeout} ms.` : (error as Error).message;
    if (!signal.aborted) console.error(`Remote search failed: ${reason}`);
    return [];
  }
}

/** Searches through an API; there is nothing to load. */
export class RemoteSource implements SearchSource {
  readonly state = 'inited';
  readonly hasFailed = false;
  readonly revision = 0;
  private readonly answers = new AnswerCache();

  constructor(private readonly settings: Omit<RemoteQuery, 'keyword' | 'limit'>) {}

  load(): void {}

  searchNames(): undefined {}

  search(keyword: string, limit: number, signal: AbortSignal): Promise<readonly ResultGroup[]> {
    return this.answers.get(`${limit} ${keyword}`, () =>
      searchRemotely({ ...this.settings, keyword, limit }, signal),
    );
  }

  readonly subscribe = () => () => {};

  dispose(): void {}
}
