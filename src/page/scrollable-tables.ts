import { on, type Behavior } from '../ui/behavior';
import { throttle } from '../ui/throttle';

/** Milliseconds between two looks while the window changes its size. */
const INTERVAL = 200;

function markTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>('.table-box')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** A table that scrolls inside itself can be reached, and so scrolled, by keyboard. */
export const scrollableTables: Behavior = {
  listeners: [on('toggle', 'details', markTables)],
  start: () => window.addEventListener('resize', throttle(INTERVAL, markTables)),
  onPage: markTables,
};
