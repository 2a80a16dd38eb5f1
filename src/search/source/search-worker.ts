import { SearchEngine } from '../engine/engine';
import type { IndexFile, NamesFile } from '../engine/index-format';
import type { SearchResult } from '../engine/result';
import { searchWords } from '../words/search-words';
import { fetchJson } from './fetch-json';

/** What the page asks of the search worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly names: NamesFile }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly limit: number;
    };

/** What the worker tells: the index is there, loading failed, or the answer to a query. */
export type SearchReply =
  | { readonly type: 'loaded' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult };

let engine: SearchEngine | undefined;

const reply = (message: SearchReply) => postMessage(message);

async function load(names: NamesFile): Promise<void> {
  try {
    const loading = new SearchEngine(names, searchWords);
    for (const _ of loading.addIndex(await fetchJson<IndexFile>(names.index)));
    engine = loading;
    reply({ type: 'loaded' });
  } catch (error) {
    reply({ type: 'failed', reason: String(error) });
  }
}

onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'load') void load(data.names);
  else if (engine) {
    const { id, query, limit } = data;
    reply({ type: 'result', id, result: engine.search(query, limit) });
  }
};
