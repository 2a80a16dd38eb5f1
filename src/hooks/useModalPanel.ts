import { useEffect, useRef, type RefObject } from 'react';
import { inertOthers } from 'aria-hidden';
import { disableBodyScroll, enableBodyScroll } from 'body-scroll-lock-upgrade';

const FOCUSABLE = 'a[href], button:not([disabled]), input';

export interface ModalPanel {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** What a panel over the page asks for while it is open: focus inside, the rest inert, the page at rest; Escape closes. */
export function useModalPanel(open: boolean, close: () => void): ModalPanel {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const [element, button] = [panel.current, trigger.current];
    if (!open || !element || !button) return;
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const release = inertOthers([element, button]);
    disableBodyScroll(element, { reserveScrollBarGap: true });
    const current = element.querySelector<HTMLElement>('[aria-current="page"]');
    (current ?? element.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      enableBodyScroll(element);
      release();
      button.focus({ preventScroll: true });
    };
  }, [open, close]);

  return { panel, trigger };
}
