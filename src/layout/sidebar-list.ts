import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { readStorage, writeStorage } from '../ui/storage';
import { scrollToReveal } from './scroll-to-reveal';

/** From this width on the sidebar is beside the text. */
export const WIDE_SIDEBAR = '60em';

const LIST = marked('sidebar');

const storageKey = (list: HTMLElement) => `sidebar-${dataAttributes(list).sidebar}`;

/** Copies the marks of another page's list in the same section, and opens the groups around the current link. */
export function markSidebar(list: HTMLElement, next: HTMLElement): void {
  const links = list.querySelectorAll('a');
  next.querySelectorAll('a').forEach((link, i) => {
    const current = link.getAttribute('aria-current');
    if (current) links[i]?.setAttribute('aria-current', current);
    else links[i]?.removeAttribute('aria-current');
  });
  const current = list.querySelector('[aria-current="page"]');
  for (const button of list.querySelectorAll('button[aria-expanded="false"]'))
    if (button.parentElement!.contains(current)) button.setAttribute('aria-expanded', 'true');
}

let shown: HTMLElement | null = null;

/**
 * Scrolls a list so that the link to the page shown is seen: in the middle, unless it is in sight already where the
 * reader left the list in this visit.
 */
function reveal(list: HTMLElement): void {
  const place = readStorage(storageKey(list), 'sessionStorage');
  if (place) list.scrollTop = Number(place);
  const link = list.querySelector<HTMLElement>('[aria-current="page"]');
  if (!link) return;
  const { scrollTop, clientHeight } = list;
  // The title of the link's group may lie over the beginning of the list.
  const title = link.closest('ul')!.closest('li')?.firstElementChild?.clientHeight ?? 0;
  const top = link.getBoundingClientRect().top - list.getBoundingClientRect().top + scrollTop;
  list.scrollTop = scrollToReveal(top - title, link.offsetHeight + title, {
    scrollTop: list === shown || place ? scrollTop : undefined,
    height: clientHeight,
  });
  shown = list;
}

function revealPlace(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  // A closed drawer has no places to scroll to.
  if (list && list.clientHeight > 0) reveal(list);
}

/** Groups open and close; the list keeps its place for the session, and shows its link to the page. */
export const sidebarList: Behavior = {
  listeners: [
    on('click', `${LIST} button[aria-expanded]`, (button) => {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!isOpen));
    }),
    on('toggle', marked('panel'), revealPlace),
    on('scroll', LIST, (list) =>
      writeStorage(storageKey(list), String(list.scrollTop), 'sessionStorage'),
    ),
  ],
  onPage: revealPlace,
  start: () =>
    window.matchMedia(`(width >= ${WIDE_SIDEBAR})`).addEventListener('change', revealPlace),
};
