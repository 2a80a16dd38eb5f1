import type { SearchResult } from '../engine/result';

/** How many answers are kept. */
export const KEPT_ANSWERS = 100;

/** How far the index is: not asked for, being loaded, ready. */
export type IndexState = 'initial' | 'initing' | 'inited';

/** The answer of one index; remote mode may ask several. */
export interface ResultGroup {
  readonly index: string;
  readonly result: SearchResult;
}

/** Where answers come from: the site's own index in a worker, or a remote one. */
export interface SearchSource {
  readonly state: IndexState;
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
  /** Calls back when one of the above changes, or more is known than before. Returns what stops it. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** A map that keeps the entries used last. */
export class RecentMap<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.limit) this.entries.delete(this.entries.keys().next().value!);
  }
}
