import { on, type Behavior } from '../ui/behavior';

/** Gives the focus to an element that can't be reached by keyboard. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** The next stop of the keyboard is the page's first, the link to its text. */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>('#__docusaurus > [role="region"]');
  if (start) focusOn(start);
}

let line: HTMLElement | undefined;

/** Says the title of a page that has come without a load. */
export function announcePage(): void {
  if (!line) {
    line = document.createElement('div');
    line.className = 'visually-hidden';
    line.setAttribute('aria-live', 'polite');
    document.body.append(line);
  }
  line.textContent = document.title;
}

/** The link to the page's text moves the focus there, whatever its address says. */
export const skipLink: Behavior = {
  listeners: [
    on('click', 'a[href="#__docusaurus_skipToContent_fallback"]', (_, event) => {
      const text = document.querySelector<HTMLElement>('main');
      if (!text) return;
      event.preventDefault();
      focusOn(text);
    }),
  ],
};
