import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPainting } from './after-painting';
import { holdPage } from './hold-page';

/** Hears of the system's wish to close what is on top, such as Android's back gesture; not in all browsers. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

function watchClosing(onClose: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}

/** A dialog over the page that has the focus while it is open, and gives it back. `showModal` would hold the page before it shows anything, which takes long. */
export function useModalDialog(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    let release = () => {};
    const stopWatching = watchClosing(onClose);
    element.show();
    const field = document.activeElement as HTMLElement | null;
    const cancel = afterPainting(() => {
      release = holdPage(element);
      // A page that has just changed may have taken the focus.
      if (!element.contains(document.activeElement)) field?.focus();
    });
    return () => {
      stopWatching();
      cancel();
      release();
      element.close();
      before?.focus({ preventScroll: true });
    };
  }, [isOpen, onClose]);
  return dialog;
}
