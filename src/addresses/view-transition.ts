import { prefersReducedMotion } from '../ui/reduced-motion';

/** Whether a page change may be animated: the browser can, and the reader has not asked for less motion. */
export function canAnimate(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion();
}

/** Makes a change inside a view transition that lasts until the window event `until`, or just makes it. */
export function withViewTransition(animate: boolean, until: string, change: () => void): void {
  if (!animate) {
    change();
    return;
  }
  document.startViewTransition(() => {
    const changed = new Promise<void>((resolve) => {
      window.addEventListener(until, () => resolve(), { once: true });
    });
    change();
    return changed;
  });
}
