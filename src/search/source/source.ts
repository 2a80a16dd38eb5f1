import type { SearchResult } from '../engine/rows';

/** The answer of one index; remote mode may ask several. */
export interface ResultGroup {
  readonly index: string;
  readonly result: SearchResult;
}

/** Where answers come from: the site's own index in a worker, or a remote one. */
export interface SearchSource {
  /** How far the index is: not asked for, being loaded, ready. */
  readonly state: 'initial' | 'initing' | 'inited';
  /** Whether the last loading failed. */
  readonly hasFailed: boolean;
  /** Loads the index if that has not been done, or has failed. */
  load(): void;
  /** The answer of names alone, at once; undefined where there are none. */
  searchNames(query: string, limit: number): readonly ResultGroup[] | undefined;
  /** The answer of the index; to be asked when it is ready. */
  search(query: string, limit: number, signal: AbortSignal): Promise<readonly ResultGroup[]>;
  /** Counts the changes that `subscribe` tells of. */
  readonly revision: number;
  /** Calls back when one of the above changes. Returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops what works for it. */
  dispose(): void;
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
