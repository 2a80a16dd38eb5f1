import { useEffect } from 'react';
import { throttle } from 'throttle-debounce';
import { onNewContent } from './on-new-content';

/** Milliseconds between two looks while the window changes its size. */
const INTERVAL = 200;

function markTables() {
  for (const table of document.querySelectorAll<HTMLElement>('.table-box')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** A table that scrolls inside itself can be reached, and so scrolled, by keyboard. */
export function useScrollableTables(): void {
  useEffect(() => {
    const onResize = throttle(INTERVAL, markTables);
    markTables();
    const stop = onNewContent(markTables);
    window.addEventListener('resize', onResize);
    return () => {
      onResize.cancel();
      stop();
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
