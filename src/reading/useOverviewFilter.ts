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

/** Whether a reader chose something already: the boxes can be used before the page listens to them. */
const isFilled = (overview: Element) =>
  [...overview.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(
    (field) => (field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value),
  );

/** The boxes of an overview page; what they do comes with the first letter. */
export function useOverviewFilter(): void {
  const history = useHistory();
  useEffect(() => {
    let isTyped = false;
    const showInAddress = (search: string) => {
      const { location } = history;
      if (search !== location.search) history.replace({ ...location, search });
    };
    // What was asked for by the address or before in this visit is asked for again, unless the reader is quicker.
    const restore = () => {
      const overview = document.querySelector('[data-overview]');
      if (!overview) return;
      const isEarly = isFilled(overview);
      if (!isEarly && !isAsked()) return;
      isTyped = false;
      run(({ filterList, restoreList }) => {
        if (isTyped) return;
        restoreList(overview);
        if (isEarly) showInAddress(filterList(overview));
      });
    };
    const onInput = ({ target }: Event) => {
      const overview = (target as Element).closest('[data-overview]');
      if (!overview) return;
      isTyped = true;
      run(({ filterList }) => showInAddress(filterList(overview)));
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
