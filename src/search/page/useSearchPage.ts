import { useEffect, useRef } from 'react';
import { MAX_QUERY } from '../engine/engine';
import { DEBOUNCE, type Search, useSearch } from '../source/useSearch';
import { useSearchIndex } from '../source/useSearchSource';
import { type TypedQuery, useTypedQuery } from '../source/useTypedQuery';

/** How many pages the search page shows. */
const LIMIT = 50;

export interface SearchPageState {
  readonly typed: TypedQuery;
  readonly search: Search;
}

/** The query of the address, `?q=`. */
const askedQuery = () =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY);

/** The search page's state. Its query is in the address, and follows it. */
export function useSearchPage(): SearchPageState {
  const typed = useTypedQuery();
  const { query, set } = typed;
  useSearchIndex(query !== '');
  /** What this page itself last took from the address or wrote into it. */
  const known = useRef('');
  useEffect(() => {
    const follow = () => {
      if (askedQuery() === known.current) return;
      known.current = askedQuery();
      set(known.current);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [set]);
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
  return { typed, search: useSearch(typed, { limit: LIMIT }) };
}
