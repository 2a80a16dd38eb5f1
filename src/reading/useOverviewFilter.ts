import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { STORED_CHOICE } from '../history/stored-choice';
import { readSession } from '../ui/storage';
import { onNewContent } from './on-new-content';

const run = (action: (filter: typeof import('./filter-list')) => void): void => {
  import('./filter-list').then(action, (error: unknown) =>
    console.error('The list could not be filtered.', error),
  );
};

/** Whether the address or this visit asks for a version. */
const isAsked = () =>
  /[?&](?:version|show)=/.test(window.location.search) || readSession(STORED_CHOICE);

/** The boxes of an overview page; what they do comes with the first letter. */
export function useOverviewFilter(): void {
  const history = useHistory();
  useEffect(() => {
    let isTyped = false;
    // What was asked for by the address or before in this visit is asked for again, unless the reader is quicker.
    const restore = () => {
      const overview = document.querySelector('[data-overview]');
      if (!overview || !isAsked()) return;
      isTyped = false;
      run(({ restoreList }) => {
        if (!isTyped) restoreList(overview);
      });
    };
    const onInput = ({ target }: Event) => {
      const overview = (target as Element).closest('[data-overview]');
      if (!overview) return;
      isTyped = true;
      run(({ filterList }) => {
        const search = filterList(overview);
        const { location } = history;
        if (search !== location.search) history.replace({ ...location, search });
      });
    };
    restore();
    document.addEventListener('input', onInput);
    const stop = onNewContent(restore);
    return () => {
      document.removeEventListener('input', onInput);
      stop();
    };
  }, [history]);
}
