import { useCallback, useEffect, useState } from 'react';

export interface SearchToggle {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** Whether the search is open; Ctrl/Cmd+K opens and closes it (behaviours 2.7). */
export function useSearchToggle(): SearchToggle {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open, close };
}
