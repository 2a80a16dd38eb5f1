import { useCallback, useRef } from 'react';

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
