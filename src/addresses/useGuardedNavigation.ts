import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import nprogress from 'nprogress';
import { CONTENT_RELOAD_EVENT } from './content-reload-event';
import { guardHistory } from './guard-history';
import { loadPage } from './site-routes';
import { canAnimate, withViewTransition } from './view-transition';
import { withProgress } from './with-progress';
import { useSiteSettings } from '../ui/useSiteSettings';

/** Whether the site still answers at an address: then the page exists and only its script is missing, as after a new deployment. */
async function answers(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** Loads a page's parts before the router moves there. Without them the reader keeps the page that is shown. */
async function prepare(path: string): Promise<boolean> {
  try {
    await withProgress(loadPage(path));
    return true;
  } catch (error) {
    console.error(`The page ${path} could not be loaded; the page shown stays.`, error);
    // The offline worker answers every address, at least with a page that says what to do.
    if (navigator.serviceWorker?.controller || (await answers(path))) window.location.assign(path);
    return false;
  }
}

/** Guards the router's page changes: load first, keep the shown page on failure, animate when configured. */
export function useGuardedNavigation(): void {
  const history = useHistory();
  const { contentAnimation } = useSiteSettings();

  useEffect(() => {
    nprogress.configure({ showSpinner: true });
    return guardHistory(history, {
      load: prepare,
      change: (push) =>
        withViewTransition(contentAnimation && canAnimate(), CONTENT_RELOAD_EVENT, push),
    });
  }, [history, contentAnimation]);
}
