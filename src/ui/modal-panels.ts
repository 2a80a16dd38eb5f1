import { on, type Behavior } from './behavior';
import { dataAttributes, marked } from './dom-contract';
import { holdPage, watchClosing } from './modal';

/** A button that opens the panel that it controls over the page, and closes it. */
const BUTTON = `button${marked('opensPanel')}`;
const FOCUSABLE = 'a[href], button:not([disabled]), input';

let close: (() => void) | undefined;

const findPanel = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls')!)!;

function open(button: HTMLElement): void {
  const panel = findPanel(button);
  // From the width that the panel names, it is a part of the page.
  const wide = window.matchMedia(`(width >= ${dataAttributes(panel).panel})`);
  const root = document.documentElement;
  const stopWatching = watchClosing(() => close?.());
  const release = holdPage(panel, button);
  const closePanel = () => close?.();
  dataAttributes(panel).open = '';
  panel.dispatchEvent(new Event('toggle'));
  dataAttributes(root).openPanel = panel.id;
  button.setAttribute('aria-expanded', 'true');
  wide.addEventListener('change', closePanel);
  (
    panel.querySelector<HTMLElement>('[aria-current="page"]') ??
    panel.querySelector<HTMLElement>(FOCUSABLE)
  )?.focus({ preventScroll: true });
  close = () => {
    close = undefined;
    wide.removeEventListener('change', closePanel);
    stopWatching();
    release();
    delete dataAttributes(panel).open;
    delete dataAttributes(root).openPanel;
    button.setAttribute('aria-expanded', 'false');
    button.focus({ preventScroll: true });
  };
}

/**
 * Panels over the page on narrow screens: they take the focus and give it back, and the page behind is inert and does
 * not scroll. Escape, a press beside the panel, a page change and a wider window close them; the button stays in reach.
 */
export const modalPanels: Behavior = {
  listeners: [
    on('click', BUTTON, (button) => (close ? close() : open(button))),
    on('click', marked('panel'), (panel, { target }) => {
      if (target === panel) close?.();
    }),
  ],
  onPage: () => close?.(),
};
