import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type AnswerSlots, NO_ANSWERS, showNext, takeNext } from './answer-slots';
import type { SearchResult } from '../engine/engine';
import type { ResultGroup } from './source';
import { useSearchSource } from './useSearchSource';
import type { TypedQuery } from './useTypedQuery';

/** How long typing has to rest before its answer is shown, in milliseconds. */
export const DEBOUNCE = 150;

/** What was found, and for which query. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly ResultGroup[];
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
  /** That answer, and the next one as soon as it is known: it can be drawn before it is shown. */
  readonly slots: AnswerSlots<SearchAnswer>;
}

interface SearchOptions {
  /** How many pages are shown. */
  readonly limit: number;
  /** What was found is shown at once, not when typing rests. */
  readonly isImmediate?: boolean;
  /** No answer out of the titles alone, which the texts would change a moment later. */
  readonly needsTexts?: boolean;
  /** What is waited for before an answer takes the place of another. */
  readonly released?: () => Promise<void>;
}

const nothing = () => {};

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

/** Searches what the reader types; what was found is shown once typing rests. Answers to outdated queries are dropped. */
export function useSearch(
  { query, typedAt }: Pick<TypedQuery, 'query' | 'typedAt'>,
  { limit, isImmediate = false, needsTexts = false, released }: SearchOptions,
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
  const [slots, setSlots] = useState<AnswerSlots<SearchAnswer>>(NO_ANSWERS);
  const keyword = query.trim();
  const isReady = needsTexts ? source?.state === 'inited' : source?.isReady;
  // What was found before the field was emptied is not shown again.
  if (!keyword && slots !== NO_ANSWERS) setSlots(NO_ANSWERS);

  useEffect(() => {
    if (!keyword || !source || !isReady) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const rest = async () => {
      const left = isImmediate ? 0 : typedAt + DEBOUNCE - performance.now();
      if (left > 0) await delay(left, signal);
    };
    const search = async () => {
      if (!source.isEager) await rest();
      if (signal.aborted) return;
      const answer = { query: keyword, groups: await source.search(keyword, limit, signal) };
      if (signal.aborted) return;
      setSlots((known) => takeNext(known, answer));
      await rest();
      await released?.();
      // At once: React would do it in pieces, when the browser has nothing else to do.
      if (!signal.aborted) flushSync(() => setSlots((known) => showNext(known, answer)));
    };
    void search();
    return () => controller.abort();
  }, [keyword, typedAt, limit, source, revision, isReady, isImmediate, released]);

  if (!source) return { status: 'missing', slots };
  if (source.hasFailed) return { status: 'failed', slots };
  return {
    status: isReady ? 'ready' : 'loading',
    answer: slots.answers[slots.shown],
    slots,
  };
}
