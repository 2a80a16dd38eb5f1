import { useState } from 'react';
import type { Slot } from '../source/answer-slots';

/** A list of the panel: an answer, by its slot, or the recent searches. */
export type ListName = Slot | 'recent';

/** The id of a list of the panel. */
export const listId = (list: ListName): string => `search-list-${list}`;

/** The id of an item of a list. */
export const itemId = (list: ListName, index: number): string => `search-item-${list}-${index}`;

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

/** Which item of a list is selected; a new list begins with its first. */
export function useSelection(items: readonly unknown[]): Selection {
  const [choice, setChoice] = useState({ items, index: 0 });
  const selected = choice.items === items ? choice.index : 0;
  const select = (index: number) => setChoice({ items, index });
  return {
    selected,
    count: items.length,
    select,
    move: (step) => select(moveSelection(selected, items.length, step)),
  };
}
