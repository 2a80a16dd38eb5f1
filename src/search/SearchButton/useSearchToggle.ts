import { useCallback, useEffect, useState } from 'react';

export interface SearchToggle {
  readonly isOpen: boolean;
  /** How often it was closed: each use is a new search. */
  readonly uses: number;
  readonly open: () => void;
  readonly close: () => void;
}

const MODIFIERS = ['Control', 'Meta'];

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

const openAgain = ({ uses }: { readonly uses: number }) => ({ isOpen: true, uses });
const closed = ({ uses }: { readonly uses: number }) => ({ isOpen: false, uses: uses + 1 });

/** Whether the search is open; Ctrl/Cmd+K opens and closes it. Calls `prepare` when it opens, and at the modifier already. */
export function useSearchToggle(prepare: () => void): SearchToggle {
  const [state, setState] = useState({ isOpen: false, uses: 0 });
  const open = useCallback(() => {
    prepare();
    setState(openAgain);
  }, [prepare]);
  const close = useCallback(() => setState(closed), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (MODIFIERS.includes(event.key) || isShortcut(event)) prepare();
      if (!isShortcut(event)) return;
      event.preventDefault();
      setState((before) => (before.isOpen ? closed : openAgain)(before));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [prepare]);
  return { ...state, open, close };
}
