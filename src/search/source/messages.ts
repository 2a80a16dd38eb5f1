import type { SearchResult } from '../engine/engine';
import type { IndexFiles } from '../engine/index-format';

/** What the page asks of the search worker. */
export type SearchRequest =
  | { readonly type: 'load'; readonly files: IndexFiles }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly limit: number;
    };

/** What the worker tells: titles or all texts are there, loading failed, or the answer to a query. */
export type SearchReply =
  | { readonly type: 'titles' | 'texts' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult };
