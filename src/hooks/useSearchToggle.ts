import { useCallback, useEffect, useState } from 'react';

export interface SearchToggle {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const MODIFIERS = ['Control', 'Meta'];

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** Whether the search is open; Ctrl/Cmd+K opens and closes it (behaviours 2.7). Calls `prepare` when it opens, and at the modifier already. */
export function useSearchToggle(prepare: () => void): SearchToggle {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (MODIFIERS.includes(event.key) || isShortcut(event)) prepare();
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [prepare]);
  return { isOpen, open, close };
}
