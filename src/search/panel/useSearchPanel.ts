import { useEffect, useMemo, useState } from 'react';
import type { Slot } from '../source/answer-slots';
import { RESULT_LIMIT, type SearchResult } from '../engine/engine';
import { useFollowLink } from '../results/useFollowLink';
import { usePress, type Press } from './usePress';
import { useRecentSearches, type RecentSearches } from './useRecentSearches';
import { resultOf, useSearch, type Search } from '../source/useSearch';
import { useSelection, type Selection } from './useSelection';
import { useTypedQuery, type TypedQuery } from '../source/useTypedQuery';

export interface SearchPanelState {
  readonly typed: TypedQuery;
  readonly search: Search;
  /** The answer of the index whose tab is shown. */
  readonly result?: SearchResult;
  readonly tab: number;
  readonly setTab: (tab: number) => void;
  readonly recent: RecentSearches;
  /** What can be selected: links of rows, or recent searches while nothing is typed. */
  readonly items: readonly string[];
  /** Which list has them: the place of the answer that is shown, or the recent searches; none while an answer is awaited. */
  readonly list?: Slot | 'recent';
  readonly selection: Selection;
  readonly press: Press;
  /** Goes where a row, or the link to all results, leads. */
  readonly follow: (link: string) => void;
  /** Does what the Enter key does. */
  readonly enter: () => void;
}

const NO_ITEMS: readonly string[] = [];

/** All that the search panel knows and does. */
export function useSearchPanel(onClose: () => void): SearchPanelState {
  const typed = useTypedQuery();
  const keyword = typed.query.trim();
  const [hurried, setHurried] = useState<string>();
  const [tab, setTab] = useState(0);
  const isHurried = hurried === keyword;
  const press = usePress();
  const search = useSearch(typed, {
    limit: RESULT_LIMIT,
    isHurried,
    released: press.released,
  });
  const recent = useRecentSearches();
  const followLink = useFollowLink();

  const { answer } = search;
  const result = resultOf(answer, tab);
  const links = useMemo(
    () => result?.pages.flatMap(({ rows }) => rows.map(({ link }) => link)) ?? NO_ITEMS,
    [result],
  );
  const items = keyword ? links : recent.recent;
  const awaits = keyword ? undefined : 'recent';
  const list = answer ? search.slots.shown : awaits;
  const selection = useSelection(items);
  const isPending = Boolean(keyword) && answer?.query !== keyword && search.status === 'ready';

  const follow = (link: string) => {
    recent.add(keyword);
    onClose();
    followLink(link);
  };
  const enter = () => {
    const item = items[selection.selected];
    if (isPending) setHurried(keyword);
    else if (item !== undefined) (keyword ? follow : typed.set)(item);
  };

  const awaited = hurried && answer?.query === hurried ? links[0] : undefined;
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
    items,
    list,
    selection,
    press,
    follow,
    enter,
  };
}
