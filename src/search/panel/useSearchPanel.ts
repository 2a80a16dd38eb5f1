import { useEffect, useMemo, useState } from 'react';
import { RESULT_LIMIT } from '../engine/answer/ranking';
import type { SearchResult } from '../engine/engine';
import { followLink } from '../results/follow-link';
import { resultOf, useSearch, type Search } from '../source/useSearch';
import { useTypedQuery, type TypedQuery } from '../source/useTypedQuery';
import { usePress, type Press } from './Results';
import { useRecentSearches, type RecentSearches } from './useRecentSearches';
import { useSelection, type ListName, type Selection } from './useSelection';

export interface SearchPanelState {
  readonly typed: TypedQuery;
  readonly search: Search;
  /** The answer of the index whose tab is shown. */
  readonly result?: SearchResult;
  readonly tab: number;
  readonly setTab: (tab: number) => void;
  readonly recent: RecentSearches;
  /** The list that can be selected from; none while an answer is awaited. */
  readonly list?: ListName;
  readonly selection: Selection;
  readonly press: Press;
  /** Follows a link, or does with an item of the list what Enter does. */
  readonly choose: (target: { readonly link: string } | { readonly index: number }) => void;
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
  const press = usePress();
  const search = useSearch(typed, {
    limit: RESULT_LIMIT,
    isImmediate: entered === keyword,
    released: press.released,
  });
  const recent = useRecentSearches();

  const { answer } = search;
  const result = resultOf(answer, tab);
  const links = useMemo(
    () => result?.pages.flatMap(({ rows }) => rows.map(({ link }) => link)) ?? NO_ITEMS,
    [result],
  );
  // While nothing is typed, recent searches take the place of rows.
  const items = keyword ? links : recent.queries;
  const listWithoutAnswer = keyword ? undefined : 'recent';
  const list = answer ? search.slots.shown : listWithoutAnswer;
  const selection = useSelection(items, answer?.query ?? '');
  const isPending = Boolean(keyword) && answer?.query !== keyword && search.status === 'ready';

  const follow = (link: string) => {
    recent.add(keyword);
    onClose();
    followLink(link);
  };
  const chooseItem = (index: number) => {
    const item = items[index];
    if (item !== undefined) (keyword ? follow : typed.set)(item);
  };

  const awaited = entered && answer?.query === entered ? links[0] : undefined;
  useEffect(() => {
    if (awaited) follow(awaited);
    // Followed once, when the answer that Enter was pressed for arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [awaited]);

  return {
    typed,
    search,
    result,
    tab,
    setTab,
    recent,
    list,
    selection,
    press,
    choose: (target) => ('link' in target ? follow(target.link) : chooseItem(target.index)),
    enter: () => (isPending ? setEntered(keyword) : chooseItem(selection.selected)),
  };
}
