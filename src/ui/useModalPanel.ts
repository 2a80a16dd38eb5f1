import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input';

export interface ModalPanel {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** Holds the page by code that is loaded when it is first needed. Returns the way back. */
function holdPage(panel: HTMLElement, button: HTMLElement): () => void {
  let isOpen = true;
  let release = () => {};
  import('./hold-page').then(
    (module) => {
      if (isOpen) release = module.holdPage(panel, button);
    },
    (error: unknown) => console.error('The page behind the menu cannot be held.', error),
  );
  return () => {
    isOpen = false;
    release();
  };
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
