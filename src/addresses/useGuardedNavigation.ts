import { useEffect } from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import nprogress from 'nprogress';
import { CONTENT_RELOAD_EVENT } from './content-reload-event';
import { guardHistory } from './guard-history';
import { canAnimate, withViewTransition } from './view-transition';
import { useSiteSettings } from '../ui/useSiteSettings';

/** Navigations shorter than this show no progress bar; milliseconds. */
const PROGRESS_DELAY = 200;

/** Whether the site still answers at an address: then the page exists and only its script is missing, as after a new deployment. */
async function answers(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** Loads a page's parts before the router moves there. Without them the reader keeps the page that is shown. */
async function loadPage(path: string): Promise<boolean> {
  const timer = setTimeout(() => nprogress.start(), PROGRESS_DELAY);
  try {
    await preload(path);
    return true;
  } catch (error) {
    console.error(`The page ${path} could not be loaded; the page shown stays.`, error);
    if (await answers(path)) window.location.assign(path);
    return false;
  } finally {
    clearTimeout(timer);
    nprogress.done();
  }
}

/** Guards the router's page changes: load first, keep the shown page on failure, animate when configured. */
export function useGuardedNavigation(): void {
  const history = useHistory();
  const { contentAnimation } = useSiteSettings();

  useEffect(() => {
    nprogress.configure({ showSpinner: true });
    return guardHistory(history, {
      load: loadPage,
      change: (push) =>
        withViewTransition(contentAnimation && canAnimate(), CONTENT_RELOAD_EVENT, push),
    });
  }, [history, contentAnimation]);
}
