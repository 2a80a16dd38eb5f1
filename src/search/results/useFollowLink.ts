import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';

/** Goes to an address: within the site without loading it anew, and to an anchor of the page shown also a second time. */
export function useFollowLink(): (link: string) => void {
  const history = useHistory();
  return useCallback(
    (link) => {
      const target = new URL(link, window.location.href);
      if (target.origin !== window.location.origin) {
        window.location.assign(target);
        return;
      }
      if (target.href === window.location.href && target.hash) {
        document.getElementById(decodeURIComponent(target.hash.slice(1)))?.scrollIntoView();
        return;
      }
      history.push(target.pathname + target.search + target.hash);
    },
    [history],
  );
}
