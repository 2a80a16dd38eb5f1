import { on, type Behavior } from '../ui/behavior';
import { marked, setMark } from '../ui/dom-contract';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { onWindowMove } from '../ui/throttle';

/** Milliseconds between two looks at the scroll position. */
const INTERVAL = 100;
const NAVBAR_INTERVAL = 200;
/** Scrolled this far the home page counts as left at the top; pixels. */
const TOP = 100;
/** The button to the top is shown when the page is scrolled further than this; pixels. */
const SCROLLED = 200;

export interface NavbarScroll {
  readonly hidden: boolean;
  /** The scroll position at which this was decided, in pixels. */
  readonly y: number;
}

/** Whether the navbar is hidden after the page was scrolled to `y`: down hides it, up shows it. */
export function navbarAfterScroll(before: NavbarScroll, y: number): NavbarScroll {
  return y === before.y ? before : { hidden: y > before.y && y > 0, y };
}

/** On a new page the navbar is shown, and the scroll to the heading of its address hides nothing. */
const shownOnArrival = (): NavbarScroll => ({
  hidden: false,
  y: window.location.hash ? Infinity : window.scrollY,
});

function markScroll(): void {
  const isHome = document.querySelector(marked('navbar', 'home')) !== null;
  document.body.classList.toggle('not-top-arrived', isHome && window.scrollY >= TOP);
  setMark(document.documentElement, 'scrolled', window.scrollY > SCROLLED);
}

let state: NavbarScroll = { hidden: false, y: 0 };

function markNavbar(next: NavbarScroll): void {
  state = next;
  setMark(document.documentElement, 'navbarHidden', state.hidden);
}

/**
 * Marks how far the page is scrolled, for CSS: whether the home page's navbar gets its background, whether the button
 * to the top is shown, and whether the navbar is out of sight while the reader scrolls down, where the site wants that.
 */
export const scrollMarks: Behavior = {
  listeners: [
    on('click', marked('scrollToTop'), () =>
      window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' }),
    ),
  ],
  start() {
    onWindowMove(INTERVAL, markScroll);
    if (document.querySelector(marked('hides')))
      onWindowMove(NAVBAR_INTERVAL, () => markNavbar(navbarAfterScroll(state, window.scrollY)));
  },
  onPage() {
    markScroll();
    markNavbar(shownOnArrival());
  },
};
