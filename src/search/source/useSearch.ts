import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchResult } from '../engine/result';
import type { ResultGroup } from './source';
import { useSearchSource } from './useSearchSource';
import type { TypedQuery } from './useTypedQuery';

/** How long typing has to rest before its answer is shown, in milliseconds. */
export const DEBOUNCE = 150;

/** What was found, and for which query. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly ResultGroup[];
  /** Whether only names were asked: the texts may have more. */
  readonly isPartial: boolean;
}

/** The part of an answer that comes from an index, given by its number. */
export const resultOf = (
  answer: SearchAnswer | undefined,
  index: number,
): SearchResult | undefined => (answer?.groups[index] ?? answer?.groups[0])?.result;

export interface Search {
  /** `missing`: there is no index in this language. */
  readonly status: 'missing' | 'failed' | 'loading' | 'ready';
  /** The last answer; it may be of an earlier query until the next one comes. */
  readonly answer?: SearchAnswer;
}

interface SearchOptions {
  /** How many pages are shown. */
  readonly limit: number;
  /** What was found is shown at once, not when typing rests. */
  readonly isImmediate?: boolean;
}

const nothing = () => {};
const hasPages = ({ groups }: SearchAnswer) => groups.some(({ result }) => result.pages.length);

/** Waits for some milliseconds, or until it is called off. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Searches what the reader types: names answer at once where nothing is shown yet or the index is on its way, the index
 * once typing rests. Answers to outdated queries are dropped.
 */
export function useSearch(
  { query, typedAt, isComposing }: Pick<TypedQuery, 'query' | 'typedAt' | 'isComposing'>,
  { limit, isImmediate = false }: SearchOptions,
): Search {
  const source = useSearchSource();
  const subscribe = useCallback(
    (listener: () => void) => source?.subscribe(listener) ?? nothing,
    [source],
  );
  const revision = useSyncExternalStore(
    subscribe,
    () => source?.revision ?? 0,
    () => 0,
  );
  const [answer, setAnswer] = useState<SearchAnswer>();
  const keyword = query.trim();
  // What was found before the field was emptied is not shown again.
  if (!keyword && answer) setAnswer(undefined);

  useEffect(() => {
    if (!keyword || !source) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const isReady = source.state === 'inited';
    const show = (next: SearchAnswer) =>
      setAnswer((shown) => (isComposing && !hasPages(next) ? shown : next));
    const showNames = () => {
      const groups = source.searchNames(keyword, limit);
      if (!groups) return;
      const next = { query: keyword, groups, isPartial: true };
      setAnswer((shown) => {
        if (isReady && shown && (hasPages(shown) || !hasPages(next))) return shown;
        // Until the texts are there nobody knows whether nothing is found.
        return !isReady || hasPages(next) ? next : shown;
      });
    };
    const search = async () => {
      showNames();
      if (!isReady) return;
      const left = isImmediate ? 0 : typedAt + DEBOUNCE - performance.now();
      if (left > 0) await delay(left, signal);
      if (signal.aborted) return;
      const groups = await source.search(keyword, limit, signal);
      if (!signal.aborted) show({ query: keyword, groups, isPartial: false });
    };
    void search();
    return () => controller.abort();
  }, [keyword, typedAt, limit, source, revision, isImmediate, isComposing]);

  if (!source) return { status: 'missing' };
  if (source.hasFailed) return { status: 'failed', answer };
  return { status: source.state === 'inited' ? 'ready' : 'loading', answer };
}
