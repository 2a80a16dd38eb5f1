import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MAX_QUERY } from '../engine/engine';
import { DEBOUNCE, type Search, useSearch } from '../source/useSearch';
import { useSearchIndex } from '../source/useSearchSource';
import { type TypedQuery, useTypedQuery } from '../source/useTypedQuery';

/** How many pages the search page shows. */
const LIMIT = 50;

function onHistory(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** The query in the address, which the reader may go back to. */
const useAddressedQuery = () =>
  useSyncExternalStore(
    onHistory,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  ).slice(0, MAX_QUERY);

export interface SearchPageState {
  readonly typed: TypedQuery;
  readonly search: Search;
}

/** The search page's state. Its query is in the address, `?q=`, and follows it. */
export function useSearchPage(): SearchPageState {
  const asked = useAddressedQuery();
  const typed = useTypedQuery();
  const { query, set } = typed;
  useSearchIndex(query !== '' || asked !== '');
  /** What this page itself last took from the address or wrote into it. */
  const known = useRef('');

  useEffect(() => {
    if (asked === known.current) return;
    known.current = asked;
    set(asked);
  }, [asked, set]);

  useEffect(() => {
    if (query === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = query;
      const { pathname } = window.location;
      const address = query ? `${pathname}?${new URLSearchParams({ q: query })}` : pathname;
      window.history.replaceState(window.history.state, '', address);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query]);

  return { typed, search: useSearch(typed, { limit: LIMIT, needsTexts: true }) };
}
