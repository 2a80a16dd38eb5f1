import { useEffect, useState } from 'react';
import type { PageLink } from '../lib/nearest-pages';

/** The pages whose addresses are most like the wanted one; the comparison loads when it is needed. */
export function useNearestPages(
  wanted: string | undefined,
  pages: readonly PageLink[],
): PageLink[] {
  const [nearest, setNearest] = useState<PageLink[]>([]);

  useEffect(() => {
    if (wanted === undefined || pages.length === 0) return;
    void import('../lib/nearest-pages').then(({ nearestPages }) =>
      setNearest(nearestPages(wanted, pages)),
    );
  }, [wanted, pages]);
  return nearest;
}
