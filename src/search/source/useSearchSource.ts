import { useEffect } from 'react';
import type { SearchSettings } from '../../ui/site-settings';
import { LocalSource } from './local-source';
import { RemoteSource } from './remote-source';
import type { SearchSource } from './source';
import { siteData } from '../../ui/site-data';
import { afterPainting } from '../../ui/after-painting';

/** What the plugin that writes the index tells the browser. */
export interface SearchIndexData {
  /** The address of the file with the names; none where there is no index. */
  readonly names?: string;
}

/** The one source of the page: panel and search page share it, and its index is loaded once. */
let current: { readonly key: string; readonly source: SearchSource } | undefined;

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
  );

/** A source of answers in a language; none where the language has no index. */
function sourceFor(
  settings: SearchSettings,
  names: string | undefined,
  lang: string,
): SearchSource | undefined {
  if (settings.mode === 'local' && !names) return undefined;
  const key = JSON.stringify([settings, names, lang]);
  if (current?.key === key) return current.source;
  current?.source.dispose();
  const source =
    settings.mode === 'remote'
      ? new RemoteSource({ ...settings, lang })
      : new LocalSource(names!, startWorker);
  current = { key, source };
  return source;
}

/** What the search button tells of the language's index. */
const indexData = (): SearchIndexData =>
  JSON.parse(
    document.querySelector<HTMLElement>('[data-opens-search]')?.dataset.opensSearch ?? '{}',
  ) as SearchIndexData;

/** Where this page's search gets its answers. */
export function useSearchSource(): SearchSource | undefined {
  if (typeof document === 'undefined') return undefined;
  const { search, locale } = siteData();
  return sourceFor(search, indexData().names, locale);
}

/** Loads the search index when a reader begins to search; to start its worker takes time, so after painting. */
export function useSearchIndex(isSearching: boolean): void {
  const source = useSearchSource();
  useEffect(
    () => (isSearching ? afterPainting(() => source?.load()) : undefined),
    [source, isSearching],
  );
}
