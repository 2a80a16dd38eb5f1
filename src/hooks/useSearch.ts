import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ResultGroup } from '../lib/search/source';
import { useSearchSource } from './useSearchSource';
import type { TypedQuery } from './useTypedQuery';

/** How long typing has to rest before it is searched, in milliseconds (specification 9). */
export const DEBOUNCE = 150;

/** What was found, and for which query. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly ResultGroup[];
}

export interface Search {
  /** `missing`: there is no index in this language. */
  readonly status: 'missing' | 'failed' | 'loading' | 'ready';
  /** The last answer; it may be of an earlier query until the next one comes. */
  readonly answer?: SearchAnswer;
}

const nothing = () => () => {};

/** Searches what the reader types, once typing rests; `isHurried` searches at once. Answers to outdated queries are dropped. */
export function useSearch(
  { query, typedAt }: Pick<TypedQuery, 'query' | 'typedAt'>,
  limit: number,
  isHurried = false,
): Search {
  const source = useSearchSource();
  const revision = useSyncExternalStore(
    (listener) => (source?.subscribe ? source.subscribe(listener) : nothing()),
    () => source?.revision ?? 0,
    () => 0,
  );
  const [answer, setAnswer] = useState<SearchAnswer>();
  const asked = useRef('');
  const keyword = query.trim();
  // What was found before the field was emptied is not shown again.
  if (!keyword && answer) setAnswer(undefined);

  // After the first painting: to start the worker takes time.
  useEffect(() => {
    const timer = setTimeout(() => source?.load(), 20);
    return () => clearTimeout(timer);
  }, [source]);

  useEffect(() => {
    if (!keyword || !source?.isReady) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    source.prepare?.(keyword, limit);
    const ask = async () => {
      asked.current = keyword;
      const groups = await source.search(keyword, limit, signal);
      if (!signal.aborted) setAnswer({ query: keyword, groups });
    };
    const isKnown = isHurried || asked.current === keyword;
    const delay = isKnown ? 0 : DEBOUNCE - (performance.now() - typedAt);
    const timer = setTimeout(() => void ask(), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, typedAt, limit, source, revision, isHurried]);

  if (!source) return { status: 'missing' };
  if (source.hasFailed) return { status: 'failed' };
  return { status: source.isReady ? 'ready' : 'loading', answer };
}
