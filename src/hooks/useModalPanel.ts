import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input';

export interface ModalPanel {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** Keeps the rest of the page inert and at rest; the libraries for it come with the first panel that opens. */
function holdPage(element: HTMLElement, button: HTMLElement): () => void {
  let isReleased = false;
  let release = () => {
    isReleased = true;
  };
  void Promise.all([import('aria-hidden'), import('body-scroll-lock-upgrade')]).then(
    ([{ inertOthers }, { disableBodyScroll, enableBodyScroll }]) => {
      if (isReleased) return;
      const reviveOthers = inertOthers([element, button]);
      disableBodyScroll(element, { reserveScrollBarGap: true });
      release = () => {
        enableBodyScroll(element);
        reviveOthers();
      };
    },
  );
  return () => release();
}

/** What a panel over the page asks for while it is open: focus inside, the rest inert, the page at rest; Escape closes. */
export function useModalPanel(open: boolean, close: () => void): ModalPanel {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const [element, button] = [panel.current, trigger.current];
    if (!open || !element || !button) return;
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const release = holdPage(element, button);
    const current = element.querySelector<HTMLElement>('[aria-current="page"]');
    (current ?? element.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      release();
      button.focus({ preventScroll: true });
    };
  }, [open, close]);

  return { panel, trigger };
}
