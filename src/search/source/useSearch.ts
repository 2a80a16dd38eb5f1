import { useCallback, useEffect, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { afterPainting } from '../../ui/after-painting';
import { siteData } from '../../ui/site-data';
import { LocalSource } from './local-source';
import { RemoteSource } from './remote-source';
import type { ResultGroup, SearchSource } from './source';

/** How long typing has to rest before its answer is shown, in milliseconds. */
export const DEBOUNCE = 150;

/** What was found, and for which query. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly ResultGroup[];
  /** Whether only names were asked: the texts may have more. */
  readonly isPartial: boolean;
}

/** A search field, and what is found for its text. */
export interface Search {
  readonly text: string;
  /** What is searched: the text, but not the letters of a Chinese word that is still being composed. */
  readonly query: string;
  readonly set: (text: string) => void;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionEnd: (event: { readonly currentTarget: HTMLInputElement }) => void;
  };
  /** `missing`: there is no index in this language. */
  readonly status: 'missing' | 'failed' | 'loading' | 'ready';
  /** The last answer; it may be of an earlier query until the next one comes. */
  readonly answer?: SearchAnswer;
}

interface SearchOptions {
  /** How many pages are shown. */
  readonly limit: number;
  /** Whether the reader is about to search: the index is loaded. */
  readonly isOpen?: boolean;
}

/** Syllables that an input method has set apart, or signs of a script that is spelled letter by letter. */
const UNFINISHED = /\p{Script=Bopomofo}|[a-z]['’][a-z]/iu;

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
  );

/** Panel and search page share it, and its index is loaded once. */
let current: { readonly key: string; readonly source: SearchSource } | undefined;

/** Where answers come from on this page: the search button tells of the language's index, if there is one. */
function searchSource(): SearchSource | undefined {
  if (typeof document === 'undefined') return undefined;
  const { search, locale } = siteData();
  const button = document.querySelector<HTMLElement>('[data-opens-search]');
  const { names } = JSON.parse(button?.dataset.opensSearch ?? '{}') as { readonly names?: string };
  if (search.mode === 'local' && !names) return undefined;
  const key = JSON.stringify([search, locale, names]);
  if (current?.key === key) return current.source;
  current?.source.dispose();
  const source =
    search.mode === 'remote'
      ? new RemoteSource({ ...search, lang: locale })
      : new LocalSource(names!, startWorker);
  current = { key, source };
  return source;
}

const noSubscription = () => () => {};
const hasPages = ({ groups }: SearchAnswer) => groups.some(({ result }) => result.pages.length);

/**
 * Searches what the reader types: names answer at once where nothing is shown yet or the index is on its way, the index
 * once typing rests. Answers to outdated queries are dropped.
 */
export function useSearch({ limit, isOpen = false }: SearchOptions): Search {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ query: '', isComposing: false });
  const [answer, setAnswer] = useState<SearchAnswer>();
  const source = searchSource();
  const revision = useSyncExternalStore(
    source?.subscribe ?? noSubscription,
    () => source?.revision ?? 0,
    () => 0,
  );
  const change = useCallback((value: string, isComposing = false) => {
    setText(value);
    if (!isComposing || !UNFINISHED.test(value)) setAsked({ query: value.trim(), isComposing });
    // What was found before the field was emptied is not shown again.
    if (!value.trim()) setAnswer(undefined);
  }, []);
  const isSearching = isOpen || asked.query !== '';
  // To start a worker takes time, so after painting.
  useEffect(
    () => (isSearching ? afterPainting(() => searchSource()?.load()) : undefined),
    [isSearching],
  );

  useEffect(() => {
    const { query, isComposing } = asked;
    if (!query || !source) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const isReady = source.state === 'inited';
    const search = async () => {
      const names = source.searchNames(query, limit);
      if (names)
        setAnswer((shown) => {
          const next = { query, groups: names, isPartial: true };
          // Until the texts are there nobody knows whether nothing is found.
          return isReady && ((shown && hasPages(shown)) || !hasPages(next)) ? shown : next;
        });
      if (!isReady) return;
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
      const groups = signal.aborted ? [] : await source.search(query, limit, signal);
      if (signal.aborted) return;
      const next = { query, groups, isPartial: false };
      // A word that is still being composed may have no pages yet.
      setAnswer((shown) => (isComposing && !hasPages(next) ? shown : next));
    };
    void search();
    return () => controller.abort();
  }, [asked, source, limit, revision]);

  const state = source?.state === 'inited' ? 'ready' : 'loading';
  return {
    text,
    query: asked.query,
    set: change,
    field: {
      value: text,
      onChange: ({ target, nativeEvent }) =>
        change(target.value, (nativeEvent as InputEvent).isComposing),
      onCompositionEnd: ({ currentTarget }) => change(currentTarget.value),
    },
    status: !source ? 'missing' : source.hasFailed ? 'failed' : state,
    answer,
  };
}
