import { SearchEngine } from '../engine/engine';
import type { NamesFile } from '../engine/index-format';
import type { SearchResult } from '../engine/rows';
import { searchWords } from '../words/search-words';
import type { SearchReply, SearchRequest } from './search-worker';
import { AnswerCache, fetchJson, type ResultGroup, type SearchSource } from './source';

/** Logged when the index can't be loaded. */
export const INDEX_FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** Answers by names on the page itself, and from the index in a worker. */
export class LocalSource implements SearchSource {
  state: SearchSource['state'] = 'initial';
  private names!: Promise<SearchEngine>;
  private index!: Promise<void>;
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (result: SearchResult) => void>();
  private readonly answers = new AnswerCache();

  /** @param address of the file with the names */
  constructor(
    private readonly address: string,
    private readonly startWorker: () => Worker,
  ) {}

  load(): Promise<void> {
    if (this.state === 'initial') {
      this.state = 'initing';
      const file = fetchJson<NamesFile>(this.address);
      this.names = file.then((names) => new SearchEngine(names, searchWords));
      this.index = Promise.all([file, this.names])
        .then(([{ index }]) => this.loadIndex(index))
        .catch(this.fail);
    }
    return this.index;
  }

  async searchNames(query: string, limit: number): Promise<readonly ResultGroup[]> {
    void this.load();
    const engine = await this.names;
    return [{ index: '', result: engine.search(query, limit) }];
  }

  async search(query: string, limit: number): Promise<readonly ResultGroup[]> {
    await this.load();
    const ask = () =>
      new Promise<readonly ResultGroup[]>((resolve) => {
        const id = ++this.lastId;
        this.waiting.set(id, (result) => resolve([{ index: '', result }]));
        this.worker!.postMessage({ type: 'search', id, query, limit } satisfies SearchRequest);
      });
    return this.answers.get(`${limit} ${query}`, ask);
  }

  private loadIndex(address: string): Promise<void> {
    const worker = this.startWorker();
    this.worker = worker;
    return new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => {
        this.state = 'initial';
        reject(new Error(message));
      };
      worker.onmessage = ({ data }: MessageEvent<SearchReply>) => {
        if (data.type === 'failed') reject(new Error(data.reason));
        else if (data.type === 'loaded') {
          this.state = 'inited';
          resolve();
        } else {
          this.waiting.get(data.id)?.(data.result);
          this.waiting.delete(data.id);
        }
      };
      worker.postMessage({ type: 'load', address } satisfies SearchRequest);
    });
  }

  /** Back to the beginning, so that the next opening tries again. */
  private readonly fail = (error: unknown): never => {
    console.error(INDEX_FAILURE);
    console.warn(String(error));
    this.worker?.terminate();
    this.state = 'initial';
    throw error;
  };
}
