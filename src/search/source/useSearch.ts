import { useCallback, useEffect, useState, type ChangeEvent } from 'react';
import { afterPainting } from '../../ui/after-painting';
import { siteData } from '../../ui/site-data';
import { LocalSource } from './local-source';
import { RemoteSource } from './remote-source';
import type { ResultGroup, SearchSource } from './source';

/** How long typing has to rest before its answer is shown, in milliseconds. */
const DEBOUNCE = 150;

/** What was found, and for which query. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly ResultGroup[];
  /** Whether only names were asked: the texts may have more. */
  readonly isPartial: boolean;
}

/** A search field, and what is found for its text. */
export type Search = ReturnType<typeof useSearch>;

/** `missing`: there is no index in this language. */
type Status = 'missing' | 'failed' | 'loading' | 'ready';

/** Syllables that an input method has set apart, or signs of a script that is spelled letter by letter. */
const UNFINISHED = /\p{Script=Bopomofo}|[a-z]['’][a-z]/iu;

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search-worker.ts', import.meta.url),
  );

/** Panel and search page share it. Pages in another language, or of another version, are loaded afresh. */
let source: SearchSource | undefined;

/** Where answers come from: the search button tells of the language's index, if there is one. */
function searchSource(): SearchSource | undefined {
  if (source) return source;
  const { search, locale } = siteData();
  const button = document.querySelector<HTMLElement>('[data-opens-search]');
  const { names } = JSON.parse(button?.dataset.opensSearch ?? '{}') as { readonly names?: string };
  if (search.mode === 'remote') source = new RemoteSource({ ...search, lang: locale });
  else if (names) source = new LocalSource(names, startWorker);
  return source;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
const hasPages = (answer?: SearchAnswer) =>
  answer?.groups.some(({ result }) => result.pages.length > 0) ?? false;

/**
 * Searches what the reader types: names answer at once where nothing is shown yet or the index is on its way, the index
 * once typing rests. Answers to outdated queries are dropped.
 * @param limit how many pages are shown
 * @param isOpen whether the reader is about to search: the index is loaded before the first letter
 */
export function useSearch(limit: number, isOpen: boolean) {
  const [text, setText] = useState('');
  const [{ query, isComposing }, setAsked] = useState({ query: '', isComposing: false });
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [status, setStatus] = useState<Status>('loading');
  const canAnswer = status === 'loading' || status === 'ready';

  const isNeeded = isOpen || query !== '';
  useEffect(() => {
    if (!isNeeded) return undefined;
    // To start a worker takes time, so after painting.
    return afterPainting(() => {
      const loading = searchSource()?.load();
      if (!loading) setStatus('missing');
      loading?.then(
        () => setStatus('ready'),
        () => setStatus('failed'),
      );
    });
  }, [isNeeded]);

  const change = useCallback((value: string, isUnfinished = false) => {
    setText(value);
    if (!isUnfinished || !UNFINISHED.test(value))
      setAsked({ query: value.trim(), isComposing: isUnfinished });
    // What was found before the field was emptied is not shown again.
    if (!value.trim()) setAnswer(undefined);
  }, []);

  useEffect(() => {
    const asked = query && canAnswer ? searchSource() : undefined;
    if (!asked) return undefined;
    let isWanted = true;
    const search = async () => {
      // Until the texts are there nobody knows whether nothing is found.
      const isReady = asked.state === 'inited';
      const names = await asked.searchNames?.(query, limit);
      if (names && isWanted) {
        const next = { query, groups: names, isPartial: true };
        setAnswer((shown) => (isReady && (hasPages(shown) || !hasPages(next)) ? shown : next));
      }
      await rest();
      if (!isWanted) return;
      const next = { query, groups: await asked.search(query, limit), isPartial: false };
      // A word that is still being composed may have no pages yet.
      if (isWanted) setAnswer((shown) => (isComposing && !hasPages(next) ? shown : next));
    };
    // The typed letter is painted first. A failure is told by the status.
    const cancel = afterPainting(() => search().catch(() => {}));
    return () => {
      isWanted = false;
      cancel();
    };
  }, [query, isComposing, limit, canAnswer]);

  return {
    text,
    /** What is searched: the text, but not the letters of a Chinese word that is still being composed. */
    query,
    set: change,
    field: {
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        change(target.value, (nativeEvent as InputEvent).isComposing),
      onCompositionEnd: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        change(currentTarget.value),
    },
    status,
    /** The last answer; it may be of an earlier query until the next one comes. */
    answer,
  };
}
