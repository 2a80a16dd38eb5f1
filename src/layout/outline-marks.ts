import type { Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { onWindowMove } from '../ui/throttle';
import { scrollToReveal } from './scroll-to-reveal';

/** Milliseconds between two looks at the scroll position. */
const INTERVAL = 100;
/** A heading that a link scrolled to is where the page stops scrolling; the pixel allows for rounding. */
const TOLERANCE = 1;

/** The positions of a page's headings, in pixels from the window's top, and what counts. */
export interface HeadingPositions {
  readonly tops: readonly number[];
  /** A heading at or above this line is the reader's. */
  readonly offset: number;
  /** Whether the page cannot be scrolled further down. */
  readonly atBottom: boolean;
}

/** The index of the heading that the reader is at, or -1 above the first. */
export function activeHeading({ tops, offset, atBottom }: HeadingPositions): number {
  return atBottom ? tops.length - 1 : tops.filter((top) => top <= offset).length - 1;
}

/** The list of the page shown, and the heading that each of its links leads to. */
let list: HTMLElement | null = null;
let entries: readonly { readonly link: HTMLAnchorElement; readonly heading: HTMLElement }[] = [];

function readOutline(): void {
  list = document.querySelector<HTMLElement>(marked('outline'));
  entries = [...(list?.querySelectorAll('a') ?? [])].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}

function activeLink(): HTMLAnchorElement | undefined {
  const root = document.documentElement;
  const stopsAt = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const index = activeHeading({
    tops: entries.map(({ heading }) => heading.getBoundingClientRect().top),
    offset: stopsAt + TOLERANCE,
    atBottom: window.scrollY + window.innerHeight >= root.scrollHeight - TOLERANCE,
  });
  return entries[index]?.link;
}

/** Marks the heading that the reader is at, lets the list's marker glide there, and keeps it in sight. */
function mark(): void {
  if (!list) return;
  const active = activeLink();
  const marked = list.querySelector('[aria-current]');
  if (marked === (active ?? null)) return;
  marked?.removeAttribute('aria-current');
  active?.setAttribute('aria-current', 'location');
  list.style.setProperty('--marker-height', `${active?.offsetHeight ?? 0}px`);
  if (!active) return;
  list.style.setProperty('--marker-top', `${active.offsetTop}px`);
  list.scrollTop = scrollToReveal(active.offsetTop, active.offsetHeight, {
    scrollTop: list.scrollTop,
    height: list.clientHeight,
  });
}

/** The outline follows the reader through the page. */
export const outlineMarks: Behavior = {
  start: () => onWindowMove(INTERVAL, mark),
  onPage() {
    readOutline();
    mark();
  },
};
