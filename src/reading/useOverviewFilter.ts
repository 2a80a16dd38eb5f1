import { useEffect } from 'react';

function onInput({ target }: Event): void {
  const box = target as HTMLInputElement;
  const overview = box.matches('[data-filter]') && box.closest('[data-overview]');
  if (!overview) return;
  import('./filter-list').then(
    ({ filterList }) => filterList(overview, box.value),
    (error: unknown) => console.error('The list could not be filtered.', error),
  );
}

/** The box of an overview page; what it does comes with the first letter. */
export function useOverviewFilter(): void {
  useEffect(() => {
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
}
