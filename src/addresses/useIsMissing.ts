import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** Whether this address has no page, so that the 404 page is shown. */
export function useIsMissing(): boolean {
  const { pathname } = useLocation();
  return useMemo(() => {
    const page = matchRoutes(routes, pathname).at(-1)?.route;
    return !page || page.path === '*' || Boolean(page.routes);
  }, [pathname]);
}
