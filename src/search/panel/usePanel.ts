import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { RESULT_LIMIT } from '../engine/limits';
import type { ResultPage } from '../engine/rows';
import { useSearch } from '../source/useSearch';
import { clearRecent, keepRecent } from '../recent';
import { recentOffers, tasks } from './offers';
import { moveSelection, placeOfChoice, type Choice } from './selection';
import { usePastedLog } from './usePastedLog';

/** The id of the panel's list: of what was found, or of what is offered before. */
export const LIST = 'search-list';

/** The id of an item of the list. */
export const itemId = (index: number): string => `search-item-${index}`;

const NONE: readonly ResultPage[] = [];

const click = (index: number) => document.getElementById(itemId(index))?.click();

/** All that the search panel knows and does. */
export function usePanel(isOpen: boolean, onClose: () => void) {
  const search = useSearch(RESULT_LIMIT, isOpen);
  const { query, answer } = search;
  /** The query that Enter was pressed for before its answer was there. */
  const [entered, setEntered] = useState<string>();
  const [tab, setTab] = useState(0);
  const [recent, setRecent] = useState(recentOffers);
  const [choice, setChoice] = useState<Choice>({ query: '', index: 0, item: '' });

  const result = (answer?.groups[tab] ?? answer?.groups[0])?.result;
  // What many come for makes room for recent searches.
  const offers = useMemo(
    () => (recent[0]?.rows[0]!.kind === 'recent' ? recent : [...recent, tasks()]),
    [recent],
  );
  // The offers stay until the first answer, which is a frame after its letter.
  const areOffers = !query || (!answer && search.status === 'ready');
  const { pages, lookUp } = usePastedLog(query, areOffers ? offers : (result?.pages ?? NONE));
  const rows = pages.flatMap((page) => page.rows.map((row) => ({ page, row })));
  const items = rows.map(({ row }) => row.link);
  const shown = answer?.query ?? '';
  // The list of another query begins with its first item.
  const selected = choice.query === shown ? placeOfChoice(items, choice) : 0;

  const select = (index: number) => setChoice({ query: shown, index, item: items[index] ?? '' });
  const isAwaited = entered !== undefined && shown === entered && !answer?.isPartial;
  useEffect(() => {
    if (isAwaited) click(0);
  }, [isAwaited]);

  return {
    search,
    /** The answer of the index whose tab is shown. */
    result,
    pages,
    /** Whether the pages are what is offered before anything was found. */
    areOffers,
    /** Looks up a log that was pasted. */
    lookUp,
    tab,
    setTab,
    /** Forgets the recent searches and pages; undefined where there are none. */
    clearRecent: recent.length
      ? () => {
          clearRecent();
          setRecent([]);
        }
      : undefined,
    /** How many items the list has, and which is selected. */
    count: items.length,
    selected,
    selectedRow: rows[selected],
    select,
    move: (step: 1 | -1) => select(moveSelection(selected, items.length, step)),
    /** Does what a click on an item does, besides what a link does itself; a recent search is searched here. */
    choose(index: number, event: MouseEvent) {
      const { row } = rows[index]!;
      if (row.kind === 'recent') {
        event.preventDefault();
        return search.set(row.breadcrumb[0]!.text);
      }
      if (query) keepRecent('searches', query);
      onClose();
    },
    /** Follows the selected item, or the first of an answer that has yet to come. */
    enter: () => (shown === query ? click(selected) : setEntered(query)),
  };
}
