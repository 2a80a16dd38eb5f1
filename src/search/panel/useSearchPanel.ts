import { useEffect, useMemo, useState } from 'react';
import { RESULT_LIMIT } from '../engine/engine';
import type { SearchResult } from '../engine/result';
import { resultOf, useSearch, type Search } from '../source/useSearch';
import { useTypedQuery, type TypedQuery } from '../source/useTypedQuery';
import { useRecentSearches, type RecentSearches } from './useRecentSearches';
import { itemId, useSelection, type Selection } from './useSelection';

export interface SearchPanelState {
  readonly typed: TypedQuery;
  readonly search: Search;
  /** The answer of the index whose tab is shown. */
  readonly result?: SearchResult;
  readonly tab: number;
  readonly setTab: (tab: number) => void;
  readonly recent: RecentSearches;
  readonly selection: Selection;
  /** Does with an item of the list what a click on it does; true where it is left to the browser, which follows links. */
  readonly choose: (index: number) => boolean;
  /** Does what the Enter key does. */
  readonly enter: () => void;
}

const NO_ITEMS: readonly string[] = [];

/** All that the search panel knows and does. */
export function useSearchPanel(onClose: () => void): SearchPanelState {
  const typed = useTypedQuery();
  const keyword = typed.query.trim();
  /** The query that Enter was pressed for before its answer was there. */
  const [entered, setEntered] = useState<string>();
  const [tab, setTab] = useState(0);
  const search = useSearch(typed, { limit: RESULT_LIMIT, isImmediate: entered === keyword });
  const recent = useRecentSearches();

  const { answer } = search;
  const result = resultOf(answer, tab);
  const links = useMemo(
    () => result?.pages.flatMap(({ rows }) => rows.map(({ link }) => link)) ?? NO_ITEMS,
    [result],
  );
  // While nothing is typed, recent searches take the place of rows.
  const items = keyword ? links : recent.queries;
  const selection = useSelection(items, answer?.query ?? '');
  const isPending = Boolean(keyword) && answer?.query !== keyword && search.status === 'ready';

  const choose = (index: number) => {
    const item = items[index];
    if (item === undefined) return false;
    if (!keyword) {
      typed.set(item);
      return false;
    }
    recent.add(keyword);
    onClose();
    return true;
  };
  const click = (index: number) => document.getElementById(itemId(index))?.click();

  const isAwaited = entered !== undefined && answer?.query === entered;
  useEffect(() => {
    if (isAwaited) click(0);
  }, [isAwaited]);

  return {
    typed,
    search,
    result,
    tab,
    setTab,
    recent,
    selection,
    choose,
    enter: () => (isPending ? setEntered(keyword) : click(selection.selected)),
  };
}
