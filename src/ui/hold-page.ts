import { inertOthers } from 'aria-hidden';
import { disableBodyScroll, enableBodyScroll } from 'body-scroll-lock-upgrade';

/** Makes the page inert and keeps it from scrolling, except a panel and what belongs to it. Returns what undoes it. */
export function holdPage(panel: HTMLElement, ...beside: readonly HTMLElement[]): () => void {
  const release = inertOthers([panel, ...beside]);
  const allowTouchMove = (target: EventTarget) => panel.contains(target as Node);
  disableBodyScroll(panel, { reserveScrollBarGap: true, allowTouchMove });
  return () => {
    enableBodyScroll(panel);
    release();
  };
}
