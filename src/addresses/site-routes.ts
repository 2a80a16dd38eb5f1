import preload from '@docusaurus/core/lib/client/preload.js';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** Routes that lack most pages until they are loaded: src/site/page-routes.ts. */
export type LazyRoutes = typeof routes & { readonly load?: () => Promise<unknown> };

/** Whether a page of this language is at a path, of the pages known so far. */
export function isKnown(pathname: string): boolean {
  const page = matchRoutes(routes, pathname).at(-1)?.route;
  return page !== undefined && page.path !== '*' && !page.routes;
}

/** Whether this language's site has a page at a path. */
export async function hasPage(pathname: string): Promise<boolean> {
  if (!isKnown(pathname)) await (routes as LazyRoutes).load?.();
  return isKnown(pathname);
}

/** Fetches what a page is made of. */
export async function loadPage(pathname: string): Promise<void> {
  await hasPage(pathname);
  await preload(pathname);
}
