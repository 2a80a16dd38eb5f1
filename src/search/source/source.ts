import type { SearchResult } from '../engine/rows';

/** The answer of one index; remote mode may ask several. */
export interface ResultGroup {
  readonly index: string;
  readonly result: SearchResult;
}

/** Where answers come from: the site's own index, or an API. */
export interface SearchSource {
  /** How far the index is: not asked for, being loaded, ready. */
  readonly state: 'initial' | 'initing' | 'inited';
  /** Loads the index, once. Rejects where that fails; the next call tries again. */
  load(): Promise<void>;
  /** What names alone answer, as soon as they are there. */
  searchNames?(query: string, limit: number): Promise<readonly ResultGroup[]>;
  /** The whole answer, as soon as the index is there. */
  search(query: string, limit: number): Promise<readonly ResultGroup[]>;
}

/** Keeps the last 100 answers of a source; none that is empty, which may be a failure. */
export class AnswerCache {
  private readonly entries = new Map<string, readonly ResultGroup[]>();

  async get(
    key: string,
    ask: () => Promise<readonly ResultGroup[]>,
  ): Promise<readonly ResultGroup[]> {
    const groups = this.entries.get(key) ?? (await ask());
    this.entries.delete(key);
    if (groups.length) this.entries.set(key, groups);
    if (this.entries.size > 100) this.entries.delete(this.entries.keys().next().value!);
    return groups;
  }
}

/** Fetches a JSON file. @throws Error that tells the address where there is none */
export async function fetchJson<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as File;
}
