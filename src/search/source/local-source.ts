import { SearchEngine } from '../engine/engine';
import type { NamesFile } from '../engine/index-format';
import type { SearchResult } from '../engine/result';
import { searchWords } from '../words/search-words';
import { fetchJson } from './fetch-json';
import type { SearchReply, SearchRequest } from './search-worker';
import {
  KEPT_ANSWERS,
  RecentMap,
  type IndexState,
  type ResultGroup,
  type SearchSource,
} from './source';

/** The part of a Web Worker that is needed. */
export interface WorkerLike {
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: SearchReply }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  postMessage(request: SearchRequest): void;
  terminate(): void;
}

/** Logged when the index can't be loaded. */
export const INDEX_FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** Answers by names on the page itself, and from the index in a worker that starts with the first use. */
export class LocalSource implements SearchSource {
  state: IndexState = 'initial';
  hasFailed = false;
  revision = 0;
  private names: SearchEngine | undefined;
  private worker: WorkerLike | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (result: SearchResult) => void>();
  private readonly kept = new RecentMap<SearchResult>(KEPT_ANSWERS);
  private readonly listeners = new Set<() => void>();

  /** @param address of the file with the names */
  constructor(
    private readonly address: string,
    private readonly startWorker: () => WorkerLike,
  ) {}

  load(): void {
    if (this.state !== 'initial') return;
    this.state = 'initing';
    this.hasFailed = false;
    this.tell();
    fetchJson<NamesFile>(this.address)
      .then((file) => {
        this.names = new SearchEngine(file, searchWords);
        this.loadIndex(file);
        this.tell();
      })
      .catch((error: unknown) => this.fail(String(error)));
  }

  searchNames(query: string, limit: number): readonly ResultGroup[] | undefined {
    return this.names && [{ index: '', result: this.names.search(query, limit) }];
  }

  async search(query: string, limit: number): Promise<readonly ResultGroup[]> {
    const key = `${limit} ${query}`;
    const result = this.kept.get(key) ?? (await this.ask(query, limit));
    this.kept.set(key, result);
    return [{ index: '', result }];
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.listeners.clear();
  }

  private loadIndex(names: NamesFile): void {
    this.worker = this.startWorker();
    this.worker.addEventListener('message', ({ data }) => this.receive(data));
    this.worker.addEventListener('error', ({ message = 'The search worker stopped.' }) =>
      this.fail(message),
    );
    this.worker.postMessage({ type: 'load', names });
  }

  private ask(query: string, limit: number): Promise<SearchResult> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker!.postMessage({ type: 'search', id, query, limit });
    });
  }

  private receive(reply: SearchReply): void {
    if (reply.type === 'result') {
      this.waiting.get(reply.id)?.(reply.result);
      this.waiting.delete(reply.id);
    } else if (reply.type === 'failed') this.fail(reply.reason);
    else {
      this.state = 'inited';
      this.tell();
    }
  }

  /** Back to the beginning, so that the next opening tries again. */
  private fail(reason: string): void {
    console.error(INDEX_FAILURE);
    console.warn(reason);
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
    this.state = 'initial';
    this.hasFailed = true;
    this.tell();
  }

  private tell(): void {
    this.revision++;
    this.listeners.forEach((listener) => listener());
  }
}
