import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
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

/** The search page's state. Its query is in the address, `?q=`, and follows it. */
export function useSearchPage(): SearchPageState {
  const history = useHistory();
  const { pathname, search: parameters } = useLocation();
  const asked = (new URLSearchParams(parameters).get('q') ?? '').slice(0, MAX_QUERY);
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
      history.replace(query ? `${pathname}?${new URLSearchParams({ q: query })}` : pathname);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query, history, pathname]);

  return { typed, search: useSearch(typed, { limit: LIMIT, needsTexts: true }) };
}
