import type { Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';

let isHeard = false;

/** Loads the link that reports an error with the first selection. */
function onSelection(): void {
  if (document.getSelection()?.isCollapsed ?? true) return;
  document.removeEventListener('selectionchange', onSelection);
  import('./passage-link').then(
    ({ offerPassageLinks }) => offerPassageLinks(),
    (error: unknown) => {
      console.error('Errors in the selection cannot be reported.', error);
      document.addEventListener('selectionchange', onSelection);
    },
  );
}

/** An error can be reported in a passage that is selected, from the first page on that asks for feedback. */
export const passageReports: Behavior = {
  onPage() {
    if (isHeard || !document.querySelector(`a${marked('report')}`)) return;
    isHeard = true;
    document.addEventListener('selectionchange', onSelection);
  },
};
