import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { CONTENT_RELOAD_EVENT } from '../addresses/content-reload-event';
import { STORED_CHOICE } from '../history/stored-choice';
import { readSession } from '../ui/storage';

const run = (action: (filter: typeof import('./filter-list')) => void): void => {
  import('./filter-list').then(action, (error: unknown) =>
    console.error('The list could not be filtered.', error),
  );
};

/** What was asked for by the address or before in this visit is asked for again. */
function restore(): void {
  const overview = document.querySelector('[data-overview]');
  if (!overview || !(window.location.search || readSession(STORED_CHOICE))) return;
  run(({ restoreList }) => restoreList(overview));
}

/** The boxes of an overview page; what they do comes with the first letter. */
export function useOverviewFilter(): void {
  const history = useHistory();
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const overview = (target as Element).closest('[data-overview]');
      if (!overview) return;
      run(({ filterList }) => {
        const search = filterList(overview);
        const { location } = history;
        if (search !== location.search) history.replace({ ...location, search });
      });
    };
    restore();
    document.addEventListener('input', onInput);
    window.addEventListener(CONTENT_RELOAD_EVENT, restore);
    return () => {
      document.removeEventListener('input', onInput);
      window.removeEventListener(CONTENT_RELOAD_EVENT, restore);
    };
  }, [history]);
}
