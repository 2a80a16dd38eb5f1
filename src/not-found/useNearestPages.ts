import { useEffect, useState } from 'react';
import type { PageLink } from './nearest-pages';

/** The pages most like a path; the comparison is loaded when it is needed. */
export function useNearestPages(
  path: string | undefined,
  pages: readonly PageLink[],
): readonly PageLink[] {
  const [nearest, setNearest] = useState<readonly PageLink[]>([]);

  useEffect(() => {
    if (path === undefined || pages.length === 0) return;
    import('./nearest-pages').then(
      ({ nearestPages }) => setNearest(nearestPages(path, pages)),
      (error: unknown) => console.warn('The 404 page suggests nothing.', error),
    );
  }, [path, pages]);
  return nearest;
}
