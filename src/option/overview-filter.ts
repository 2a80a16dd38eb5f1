import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { STORED_CHOICE } from '../history/version-state';
import { readStorage } from '../ui/storage';

const OVERVIEW = marked('overview');

/** Whether the reader has changed a box since the page came. */
let isTyped = false;

/** Filters a list by code that comes when it is first needed; the reader may have left the page by then. */
function run(overview: Element, action: (filter: typeof import('./filter-list')) => void): void {
  const filterIfShown: typeof action = (filter) => {
    if (overview.isConnected) action(filter);
  };
  import('./filter-list').then(filterIfShown, (error: unknown) =>
    console.error('The list could not be filtered.', error),
  );
}

function showInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === url.search) return;
  url.search = search;
  window.history.replaceState(window.history.state, '', url);
}

/** Whether the address or this visit asks for a version. */
const isAsked = () =>
  /[?&](?:version|show)=/.test(window.location.search) ||
  readStorage(STORED_CHOICE, 'sessionStorage');

/** Whether a reader chose something already: the boxes can be used before the page listens to them. */
const isFilled = (overview: Element) =>
  [...overview.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(
    (field) => (field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value),
  );

/** Restores the filter of the address or of this visit, unless the reader was quicker. */
function restore(): void {
  isTyped = false;
  const overview = document.querySelector(OVERVIEW);
  if (!overview) return;
  const isEarly = isFilled(overview);
  if (!isEarly && !isAsked()) return;
  run(overview, ({ filterList, restoreList }) => {
    if (isTyped) return;
    restoreList(overview);
    if (isEarly) showInAddress(filterList(overview));
  });
}

/** The boxes of an overview page. The code that filters is fetched with the first letter. */
export const overviewFilter: Behavior = {
  listeners: [
    on('input', OVERVIEW, (overview) => {
      isTyped = true;
      run(overview, ({ filterList }) => showInAddress(filterList(overview)));
    }),
  ],
  onPage: restore,
};
