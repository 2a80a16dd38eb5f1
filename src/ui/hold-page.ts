import { inertOthers } from 'aria-hidden';
import { disableBodyScroll, enableBodyScroll } from 'body-scroll-lock-upgrade';

/** Keeps the page at rest and out of reach behind a panel and what stands beside it. Returns the way back. */
export function holdPage(panel: HTMLElement, ...beside: readonly HTMLElement[]): () => void {
  const release = inertOthers([panel, ...beside]);
  const allowTouchMove = (target: EventTarget) => panel.contains(target as Node);
  disableBodyScroll(panel, { reserveScrollBarGap: true, allowTouchMove });
  return () => {
    enableBodyScroll(panel);
    release();
  };
}
