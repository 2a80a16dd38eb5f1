import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { STORED_CHOICE } from '../history/version-state';
import { readStorage } from '../ui/storage';

const OVERVIEW = marked('overview');

/** Filters a list by code that comes when it is first needed; the reader may have left the page by then. */
function run(overview: Element, action: 'filterList' | 'restoreList'): void {
  import('./filter-list').then(
    (filter) => {
      if (overview.isConnected) filter[action](overview);
    },
    (error: unknown) => console.error('The list could not be filtered.', error),
  );
}

/** Whether the address or this visit asks for a version. */
const isAsked = () =>
  /[?&](?:version|show)=/.test(window.location.search) ||
  readStorage(STORED_CHOICE, 'sessionStorage');

/** Whether a reader chose something already: the boxes can be used before the page listens to them. */
export const isFilled = (overview: Element): boolean =>
  [...overview.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(
    (field) => (field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value),
  );

/** The boxes of an overview page. The code that filters, and the words it needs, are fetched with the first letter. */
export const overviewFilter: Behavior = {
  listeners: [on('input', OVERVIEW, (overview) => run(overview, 'filterList'))],
  onPage() {
    const overview = document.querySelector(OVERVIEW);
    if (overview && (isFilled(overview) || isAsked())) run(overview, 'restoreList');
  },
};
