import { inertOthers } from 'aria-hidden';
import { disableBodyScroll, enableBodyScroll } from 'body-scroll-lock-upgrade';

/** Keeps the page at rest and out of reach behind a panel and the button that closes it. Returns the way back. */
export function holdPage(panel: HTMLElement, button: HTMLElement): () => void {
  const release = inertOthers([panel, button]);
  disableBodyScroll(panel, { reserveScrollBarGap: true });
  return () => {
    enableBodyScroll(panel);
    release();
  };
}
