import { STORED_CHOICE } from './version-state';
import type { Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { readStorage } from '../ui/storage';

/** Notes beside the statements of a page that differ in the version that the reader chose on `/config/`. */
export const versionNotes: Behavior = {
  onPage() {
    const chosen = new URLSearchParams(readStorage(STORED_CHOICE, 'sessionStorage') ?? '');
    const version = chosen.get('version');
    if (!version || !document.querySelector(marked('notedStatement'))) return;
    import('./show-version-notes').then(
      ({ showVersionNotes }) => showVersionNotes(version),
      (error: unknown) => console.error('The notes could not be shown.', error),
    );
  },
};
