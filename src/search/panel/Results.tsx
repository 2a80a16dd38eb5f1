import React, { useCallback, useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '../../ui/is-plain-click';
import styles from './styles.module.css';

export interface Press {
  readonly onPointerDown: () => void;
  /** Resolves once nothing is pressed and what was pressed has heard of its click. */
  readonly released: () => Promise<void>;
}

/** A click comes so soon after its pointer is up; milliseconds. */
const CLICK_DELAY = 50;
/** What ends a press; a context menu or another window may swallow the pointer's own end. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'blur'];

/** Resolves when the press that has just begun is over. */
const untilReleased = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setTimeout(resolve, CLICK_DELAY);
    };
    for (const type of ENDS) window.addEventListener(type, end, { signal: listening.signal });
  });

/** Knows whether the reader is pressing on something: what changes between press and release loses its click. */
export function usePress(): Press {
  const end = useRef(Promise.resolve());
  const onPointerDown = useCallback(() => {
    end.current = untilReleased();
  }, []);
  const released = useCallback(() => end.current, []);
  return { onPointerDown, released };
}

interface Props {
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** A link was clicked, or an item that is none. */
  readonly onChoose: (target: { readonly link: string } | { readonly index: number }) => void;
  readonly onPointerDown: () => void;
  readonly children: ReactNode;
}

/** The number of the item that an event is about. */
function itemAt({ target }: MouseEvent): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[role="option"]');
  return item ? Number(item.dataset.index) : undefined;
}

/**
 * Everything below the field. Hovering selects an item, a click chooses it: one handler for all rows, which come and go
 * with each key stroke.
 */
export default function Results({
  selected,
  onSelect,
  onChoose,
  onPointerDown,
  children,
}: Props): ReactNode {
  const onMouseMove = (event: MouseEvent) => {
    const index = itemAt(event);
    if (index !== undefined && index !== selected) onSelect(index);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    const index = itemAt(event);
    if (link) {
      event.preventDefault();
      onChoose({ link });
    } else if (index !== undefined) onChoose({ index });
  };
  return (
    <div
      className={styles.results}
      onPointerDown={onPointerDown}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
