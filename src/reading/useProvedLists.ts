import { useEffect } from 'react';

/** Toggling doesn't bubble. */
function onToggle({ target }: Event): void {
  const details = target as HTMLDetailsElement;
  if (!details.open || !details.matches('[data-proved]')) return;
  import('./proved-list').then(
    ({ showProvedList }) => showProvedList(details),
    (error: unknown) => console.error('The list could not be shown.', error),
  );
}

/** The line below a page that unfolds to its proved statements; their list comes when it is opened. */
export function useProvedLists(): void {
  useEffect(() => {
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}
