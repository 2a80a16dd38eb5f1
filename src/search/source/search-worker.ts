import { SearchEngine } from '../engine/engine';
import type { IndexFile } from '../engine/index-format';
import type { SearchResult } from '../engine/rows';
import { searchWords } from '../words/search-words';
import { fetchJson } from './source';

/** What the page asks of the search worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly address: string }
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

let engine: SearchEngine;

const reply = (message: SearchReply) => postMessage(message);

async function load(address: string): Promise<void> {
  try {
    engine = new SearchEngine(await fetchJson<IndexFile>(address), searchWords);
    reply({ type: 'loaded' });
  } catch (error) {
    reply({ type: 'failed', reason: String(error) });
  }
}

onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'load') void load(data.address);
  else reply({ type: 'result', id: data.id, result: engine.search(data.query, data.limit) });
};
