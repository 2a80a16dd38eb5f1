import { useEffect, useState } from 'react';
import { RESULT_LIMIT } from '../engine/engine';
import type { ResultPage } from '../engine/rows';
import { useSearch } from '../source/useSearch';
import { addRecent, readRecent, writeRecent } from './recent-searches';
import { moveSelection, placeOfChoice, type Choice } from './selection';
import { usePastedLog } from './usePastedLog';

/** The id of the panel's list: of what was found, of the recent searches or of tasks. */
export const LIST = 'search-list';

/** The id of an item of the list. */
export const itemId = (index: number): string => `search-item-${index}`;

const NONE: readonly ResultPage[] = [];

const click = (index: number) => document.getElementById(itemId(index))?.click();

/**
 * All that the search panel knows and does.
 * @param offers what is shown before anything was ever searched
 */
export function usePanel(isOpen: boolean, onClose: () => void, offers: readonly ResultPage[]) {
  const search = useSearch(RESULT_LIMIT, isOpen);
  const { query, answer } = search;
  /** The query that Enter was pressed for before its answer was there. */
  const [entered, setEntered] = useState<string>();
  const [tab, setTab] = useState(0);
  const [recent, setRecent] = useState(readRecent);
  const [choice, setChoice] = useState<Choice>({ query: '', index: 0, item: '' });

  const result = (answer?.groups[tab] ?? answer?.groups[0])?.result;
  // While nothing is typed, recent searches take the place of rows, or what many come for.
  const { pages, lookUp } = usePastedLog(
    query,
    query ? (result?.pages ?? NONE) : recent.length ? NONE : offers,
  );
  const links = pages.flatMap(({ rows }) => rows.map(({ link }) => link));
  const items = query || links.length ? links : recent;
  const shown = answer?.query ?? '';
  // The list of another query begins with its first item.
  const selected = choice.query === shown ? placeOfChoice(items, choice) : 0;

  const select = (index: number) => setChoice({ query: shown, index, item: items[index] ?? '' });
  const keepRecent = (queries: string[]) => {
    writeRecent(queries);
    setRecent(queries);
  };
  const isAwaited = entered !== undefined && shown === entered && !answer?.isPartial;
  useEffect(() => {
    if (isAwaited) click(0);
  }, [isAwaited]);

  return {
    search,
    /** The answer of the index whose tab is shown. */
    result,
    pages,
    /** Looks up a log that was pasted. */
    lookUp,
    tab,
    setTab,
    recent,
    clearRecent: () => keepRecent([]),
    /** How many items the list has, and which is selected. */
    count: items.length,
    selected,
    select,
    move: (step: 1 | -1) => select(moveSelection(selected, items.length, step)),
    /** Does what a click on an item does, besides what a link does itself. */
    choose(index: number) {
      if (items === recent) return search.set(items[index]!);
      if (query) keepRecent(addRecent(recent, query));
      onClose();
    },
    /** Follows the selected item, or the first of an answer that has yet to come. */
    enter: () => (shown === query ? click(selected) : setEntered(query)),
  };
}
