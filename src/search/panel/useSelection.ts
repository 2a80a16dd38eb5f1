import { useState } from 'react';

/** The id of the panel's list: of what was found, or of the recent searches. */
export const LIST = 'search-list';

/** The id of an item of the list. */
export const itemId = (index: number): string => `search-item-${index}`;

export interface Selection {
  readonly selected: number;
  /** How many items there are. */
  readonly count: number;
  readonly select: (index: number) => void;
  readonly move: (step: 1 | -1) => void;
}

/** The item after moving by `step` in a list; wraps at both ends. */
export function moveSelection(selected: number, count: number, step: 1 | -1): number {
  return count ? (selected + step + count) % count : 0;
}

/** An item of the list of a query that was chosen to be selected. */
export interface Choice {
  readonly query: string;
  readonly index: number;
  readonly item: string;
}

/** Where a chosen item stands in a list, which may have come anew, with more in it; the first when it is gone. */
export function placeOfChoice(items: readonly string[], { index, item }: Choice): number {
  return items[index] === item ? index : Math.max(items.indexOf(item), 0);
}

/** Which item of the list of a query is selected; the list of another query begins with its first. */
export function useSelection(items: readonly string[], query: string): Selection {
  const [choice, setChoice] = useState<Choice>({ query, index: 0, item: '' });
  if (choice.query !== query) setChoice({ query, index: 0, item: '' });
  const selected = placeOfChoice(items, choice);
  const select = (index: number) => setChoice({ query, index, item: items[index] ?? '' });
  return {
    selected,
    count: items.length,
    select,
    move: (step) => select(moveSelection(selected, items.length, step)),
  };
}
