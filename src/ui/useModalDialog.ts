import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPainting } from './after-painting';

/** Hears of the system's wish to close what is on top: Escape, or Android's back gesture. Not in all browsers. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

const FOCUSABLE = 'a[href], button:not([disabled]), input';

function watchClosing(onClose: () => void): () => void {
  if (typeof CloseWatcher !== 'undefined') {
    const watcher = new CloseWatcher();
    watcher.onclose = onClose;
    return () => watcher.destroy();
  }
  const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  document.addEventListener('keydown', escape);
  return () => document.removeEventListener('keydown', escape);
}

/** Moves the focus in. `showModal` would make the page inert before it shows anything, which takes long. */
function open(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) return element.show();
  const current = element.querySelector<HTMLElement>('[aria-current="page"]');
  (current ?? element.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
}

/** Makes the page inert by code that is loaded when it is first needed. Returns what undoes it. */
function makeInert(element: HTMLElement, trigger?: HTMLElement | null): () => void {
  let isOpen = true;
  let release = () => {};
  import('./hold-page').then(
    ({ holdPage }) => {
      if (isOpen) release = holdPage(element, ...(trigger ? [trigger] : []));
    },
    (error: unknown) => console.error('The page behind the dialog could not be locked.', error),
  );
  return () => {
    isOpen = false;
    release();
  };
}

/**
 * A dialog or a panel over the page: it has the focus while it is open and gives it back, Escape closes it, and the
 * page behind it is inert and does not scroll. The button that opens a panel stays in reach.
 */
export function useModalDialog<T extends HTMLElement = HTMLDialogElement>(
  isOpen: boolean,
  onClose: () => void,
  trigger?: RefObject<HTMLElement | null>,
): RefObject<T | null> {
  const dialog = useRef<T>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, button] = [dialog.current, trigger?.current];
    if (!isOpen || !element) return undefined;
    before.current = document.activeElement as HTMLElement | null;
    let release = () => {};
    const stopWatching = watchClosing(onClose);
    open(element);
    const focused = document.activeElement as HTMLElement | null;
    const cancel = afterPainting(() => {
      release = makeInert(element, button);
      // A page that has just changed may have taken the focus.
      if (!element.contains(document.activeElement)) focused?.focus();
    });
    return () => {
      stopWatching();
      cancel();
      release();
      if (element instanceof HTMLDialogElement) element.close();
    };
  }, [isOpen, onClose, trigger]);
  // Not in the layout effect: React gives the focus back to where it was before a commit.
  useEffect(() => {
    const button = trigger?.current;
    if (!isOpen) return undefined;
    return () => (button ?? before.current)?.focus({ preventScroll: true });
  }, [isOpen, trigger]);
  return dialog;
}
