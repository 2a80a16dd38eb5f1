import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPainting } from './after-painting';
import { holdPage, watchClosing } from './modal';

/**
 * A dialog over the page: it takes the focus while it is open and gives it back, Escape closes it, and the page behind
 * it is inert and doesn't scroll.
 */
export function useModalDialog(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    before.current = document.activeElement as HTMLElement | null;
    const stopWatching = watchClosing(onClose);
    // `showModal` makes the page inert before it paints the dialog, which takes long on large pages.
    element.show();
    const focused = document.activeElement as HTMLElement | null;
    let release = () => {};
    const cancel = afterPainting(() => {
      release = holdPage(element);
      // A page that has just changed may have taken the focus.
      if (!element.contains(document.activeElement)) focused?.focus();
    });
    return () => {
      stopWatching();
      cancel();
      release();
      element.close();
    };
  }, [isOpen, onClose]);
  // Not in the layout effect: after a commit, React gives the focus back to the element that had it before.
  useEffect(
    () => (isOpen ? () => before.current?.focus({ preventScroll: true }) : undefined),
    [isOpen],
  );
  return dialog;
}
