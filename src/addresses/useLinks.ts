import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '../ui/is-plain-click';
import { hasPage, loadPage } from './site-routes';
import { withProgress } from './with-progress';

/** The address of the site that an event's link leads to in this tab. */
function linkedAddress({ target }: Event): URL | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}

/** Whether a link leads to a part of the page shown: the browser goes there. */
const isWithinPage = ({ pathname, search, hash }: URL) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

function prepare(event: Event): void {
  const address = linkedAddress(event);
  // A page that can't be loaded is reported once its link is followed.
  if (address) loadPage(address.pathname).catch(() => {});
}

/** Links to pages of the site, also in texts that React has not drawn: fetched when pointed at, followed without loading the site anew. */
export function useLinks(): void {
  const history = useHistory();

  useEffect(() => {
    const go = async ({ href, pathname, search, hash }: URL) => {
      // Files are left to the browser. The guard of page changes reports pages that can't be loaded.
      const isPage = await withProgress(hasPage(pathname)).catch(() => true);
      if (!isPage) window.location.assign(href);
      else if (href === window.location.href) history.replace(pathname + search + hash);
      else history.push(pathname + search + hash);
    };
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const address = linkedAddress(event);
      if (!address || isWithinPage(address)) return;
      event.preventDefault();
      void go(address);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
    };
  }, [history]);
}
