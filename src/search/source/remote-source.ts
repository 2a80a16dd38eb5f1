import { MAX_QUERY } from '../engine/engine';
import { remotePages } from './remote-hits';
import { AnswerCache, type ResultGroup, type SearchSource } from './source';

/** The API of a remote search, and what it is asked for besides the words. */
export interface RemoteSettings {
  readonly apiUrl: string;
  readonly searchIndexes: readonly string[];
  readonly lang: string;
  /** How long the API may take, in milliseconds. */
  readonly timeout?: number;
}

/** How many indexes are shown, each as a tab. */
const MAX_GROUPS = 20;

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

interface RemoteGroup {
  readonly index: string;
  readonly hits: readonly unknown[];
}

const isGroup = (value: unknown): value is RemoteGroup => {
  const { index, hits } = (value ?? {}) as Partial<RemoteGroup>;
  return typeof index === 'string' && Array.isArray(hits);
};

function readGroups(answer: unknown): readonly RemoteGroup[] {
  const groups: unknown[] = Array.isArray(answer) ? answer.slice(0, MAX_GROUPS) : [answer];
  if (groups.every(isGroup)) return groups;
  throw new Error(
    `expected a list of groups with index and hits, found ${JSON.stringify(answer).slice(0, 200)}.`,
  );
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
      return readGroups(await response.json()).map(({ index, hits }) => {
        const pages = remotePages(hits, query);
        return { index, result: { pages: pages.slice(0, limit), total: pages.length } };
      });
    } catch (error) {
      console.error(`Remote search failed: ${(error as Error).message}`);
      return [];
    }
  }
}
