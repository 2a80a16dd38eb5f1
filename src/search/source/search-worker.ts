import { searchWords } from '../words/search-words';
import { SearchEngine, type SearchResult } from '../engine/engine';
import type { IndexFiles, TextsFile, TitlesFile } from '../engine/index/index-format';

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

/** How long the worker may be busy with loading before it looks for queries; milliseconds. */
const SLICE = 12;

let engine: SearchEngine | undefined;

const reply = (message: SearchReply) => postMessage(message);
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function fetchJson<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as File;
}

async function addTexts(to: SearchEngine, file: TextsFile): Promise<void> {
  let started = performance.now();
  for (const _ of to.addTexts(file)) {
    if (performance.now() - started < SLICE) continue;
    await pause();
    started = performance.now();
  }
}

async function load({ titles, texts }: IndexFiles): Promise<void> {
  try {
    engine = new SearchEngine(await fetchJson<TitlesFile>(titles), searchWords);
    reply({ type: 'titles' });
    await addTexts(engine, await fetchJson<TextsFile>(texts));
    reply({ type: 'texts' });
  } catch (error) {
    reply({ type: 'failed', reason: String(error) });
  }
}

onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'load') void load(data.files);
  else if (engine) {
    const { id, query, limit } = data;
    reply({ type: 'result', id, result: engine.search(query, limit) });
  }
};
