import { useEffect } from 'react';
import { afterPainting } from '../../ui/after-painting';
import { useSearchSource } from './useSearchSource';

/** Loads the search index when a reader begins to search; to start its worker takes time, so after painting. */
export function useSearchIndex(isSearching: boolean): void {
  const source = useSearchSource();
  useEffect(
    () => (isSearching ? afterPainting(() => source?.load()) : undefined),
    [source, isSearching],
  );
}
