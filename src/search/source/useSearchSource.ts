import { useEffect } from 'react';
import type { SearchSettings } from '../../ui/site-settings';
import type { IndexFiles } from '../engine/index/index-format';
import { LocalSource } from './local-source';
import { RemoteSource } from './remote-source';
import type { SearchSource } from './source';
import { siteData } from '../../ui/site-data';
import { afterPainting } from '../../ui/after-painting';

/** The one source of the page: panel and search page share it, and its index is loaded once. */
let current: { readonly key: string; readonly source: SearchSource } | undefined;

const startWorker = () => new Worker(new URL('./search-worker.ts', import.meta.url));

/** A source of answers in a language; none where the language has no index. */
function sourceFor(
  settings: SearchSettings,
  { titles, texts }: Partial<IndexFiles>,
  lang: string,
): SearchSource | undefined {
  if (settings.mode === 'local' && (!titles || !texts)) return undefined;
  const key = JSON.stringify([settings, titles, texts, lang]);
  if (current?.key === key) return current.source;
  current?.source.dispose();
  const source =
    settings.mode === 'remote'
      ? new RemoteSource({ ...settings, lang })
      : new LocalSource({ titles: titles!, texts: texts! }, startWorker);
  current = { key, source };
  return source;
}

/** The files of the language's index, which the search button names. */
const indexFiles = (): Partial<IndexFiles> =>
  JSON.parse(
    document.querySelector<HTMLElement>('[data-opens-search]')?.dataset.opensSearch ?? '{}',
  ) as Partial<IndexFiles>;

/** Where this page's search gets its answers. */
export function useSearchSource(): SearchSource | undefined {
  if (typeof document === 'undefined') return undefined;
  const { search, locale } = siteData();
  return sourceFor(search, indexFiles(), locale);
}

/** Loads the search index when a reader begins to search; to start its worker takes time, so after painting. */
export function useSearchIndex(isSearching: boolean): void {
  const source = useSearchSource();
  useEffect(
    () => (isSearching ? afterPainting(() => source?.load()) : undefined),
    [source, isSearching],
  );
}
