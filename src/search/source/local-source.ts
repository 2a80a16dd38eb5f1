import { SearchEngine } from '../engine/engine';
import type { NamesFile } from '../engine/index-format';
import type { SearchResult } from '../engine/rows';
import { searchWords } from '../words/search-words';
import type { SearchReply, SearchRequest } from './search-worker';
import { AnswerCache, fetchJson, type ResultGroup, type SearchSource } from './source';

/** The part of a Web Worker that is needed. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<SearchReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: SearchRequest): void;
  terminate(): void;
}

/** Logged when the index can't be loaded. */
export const INDEX_FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** Answers by names on the page itself, and from the index in a worker that starts with the first use. */
export class LocalSource implements SearchSource {
  state: SearchSource['state'] = 'initial';
  hasFailed = false;
  revision = 0;
  private names: SearchEngine | undefined;
  private worker: WorkerLike | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (result: SearchResult) => void>();
  private readonly answers = new AnswerCache();
  private readonly listeners = new Set<() => void>();

  /** @param address of the file with the names */
  constructor(
    private readonly address: string,
    private readonly startWorker: () => WorkerLike,
  ) {}

  load(): void {
    if (this.state !== 'initial') return;
    this.change('initing');
    fetchJson<NamesFile>(this.address)
      .then((names) => {
        this.names = new SearchEngine(names, searchWords);
        this.worker = this.startWorker();
        this.worker.onmessage = ({ data }) => this.receive(data);
        this.worker.onerror = ({ message }) => this.fail(message);
        this.worker.postMessage({ type: 'load', names });
        this.change('initing');
      })
      .catch((error: unknown) => this.fail(String(error)));
  }

  searchNames(query: string, limit: number): readonly ResultGroup[] | undefined {
    return this.names && [{ index: '', result: this.names.search(query, limit) }];
  }

  search(query: string, limit: number): Promise<readonly ResultGroup[]> {
    const ask = () =>
      new Promise<readonly ResultGroup[]>((resolve) => {
        const id = ++this.lastId;
        this.waiting.set(id, (result) => resolve([{ index: '', result }]));
        this.worker!.postMessage({ type: 'search', id, query, limit });
      });
    return this.answers.get(`${limit} ${query}`, ask);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  dispose(): void {
    this.worker?.terminate();
  }

  private receive(reply: SearchReply): void {
    if (reply.type === 'failed') this.fail(reply.reason);
    else if (reply.type === 'loaded') this.change('inited');
    else {
      this.waiting.get(reply.id)?.(reply.result);
      this.waiting.delete(reply.id);
    }
  }

  /** Back to the beginning, so that the next opening tries again. */
  private fail(reason: string): void {
    console.error(INDEX_FAILURE);
    console.warn(reason);
    this.dispose();
    this.waiting.clear();
    this.change('initial', true);
  }

  private change(state: SearchSource['state'], hasFailed = false): void {
    this.state = state;
    this.hasFailed = hasFailed;
    this.revision++;
    this.listeners.forEach((listener) => listener());
  }
}
