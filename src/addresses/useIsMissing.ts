import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import { isKnown } from './site-routes';

/** Whether this address has no page, so that the 404 page is shown. */
export function useIsMissing(): boolean {
  const { pathname } = useLocation();
  return useMemo(() => !isKnown(pathname), [pathname]);
}
