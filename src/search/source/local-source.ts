import type { SearchResult } from '../engine/engine';
import type { IndexFiles } from '../engine/index/index-format';
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

/** Searches the site's own index in a worker that starts with the first use. */
export class LocalSource implements SearchSource {
  state: IndexState = 'initial';
  readonly isEager = true;
  isReady = false;
  hasFailed = false;
  revision = 0;
  private worker: WorkerLike | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (result: SearchResult) => void>();
  private readonly kept = new RecentMap<SearchResult>(KEPT_ANSWERS);
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly files: IndexFiles,
    private readonly startWorker: () => WorkerLike,
  ) {}

  load(): void {
    if (this.state !== 'initial') return;
    this.state = 'initing';
    this.hasFailed = false;
    this.isReady = false;
    this.worker = this.startWorker();
    this.worker.addEventListener('message', ({ data }) => this.receive(data));
    this.worker.addEventListener('error', ({ message = 'The search worker stopped.' }) =>
      this.receive({ type: 'failed', reason: message }),
    );
    this.worker.postMessage({ type: 'load', files: this.files });
    this.tell();
  }

  async search(query: string, limit: number): Promise<readonly ResultGroup[]> {
    if (!this.isReady) return [];
    const isFinal = this.state === 'inited';
    const key = `${limit} ${query}`;
    const known = isFinal ? this.kept.get(key) : undefined;
    const result = known ?? (await this.ask(query, limit));
    if (isFinal) this.kept.set(key, result);
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
      return;
    }
    if (reply.type === 'failed') this.fail(reply.reason);
    else this.isReady = true;
    if (reply.type === 'texts') this.state = 'inited';
    this.tell();
  }

  /** Back to the beginning, so that the next opening tries again. */
  private fail(reason: string): void {
    console.error(INDEX_FAILURE);
    console.warn(reason);
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
    this.isReady = false;
    this.state = 'initial';
    this.hasFailed = true;
  }

  private tell(): void {
    this.revision++;
    this.listeners.forEach((listener) => listener());
  }
}
