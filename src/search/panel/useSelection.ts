import { useState } from 'react';
import { moveSelection } from './selection';

export interface Selection {
  readonly selected: number;
  readonly select: (index: number) => void;
  readonly move: (step: 1 | -1) => void;
}

/** Which item of a list is selected; a new list begins with its first. */
export function useSelection(items: readonly unknown[]): Selection {
  const [choice, setChoice] = useState({ items, index: 0 });
  const selected = choice.items === items ? choice.index : 0;
  const select = (index: number) => setChoice({ items, index });
  return {
    selected,
    select,
    move: (step) => select(moveSelection(selected, items.length, step)),
  };
}
