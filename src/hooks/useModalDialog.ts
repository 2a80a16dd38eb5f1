import { useLayoutEffect, useRef, type RefObject } from 'react';
import { disableBodyScroll, enableBodyScroll } from 'body-scroll-lock-upgrade';

export interface ModalDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The part of the dialog that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** A dialog that is open for as long as it is mounted. The page below rests, and gets the focus back where it was. */
export function useModalDialog(): ModalDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, inner] = [dialog.current!, scroller.current!];
    disableBodyScroll(inner, { reserveScrollBarGap: true });
    element.showModal();
    return () => {
      element.close();
      enableBodyScroll(inner);
    };
  }, []);
  return { dialog, scroller };
}
