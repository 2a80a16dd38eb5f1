import { CONTENT_RELOAD_EVENT } from '../ui/behavior';
import { dataAttributes } from '../ui/dom-contract';
import { isPlainClick } from '../ui/is-plain-click';
import { parsePage } from '../ui/own-html';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { announcePage, focusStart } from './page-focus';
import { fetchPage } from './page-cache';
import { withProgress } from './progress-bar';
import {
  addEntry,
  awaitPage,
  notePlace,
  placeOfEntry,
  scrollPage,
  startScrollPlaces,
} from './scroll-places';
import { siteData } from '../ui/site-data';
import { canSwap, swapPage } from './swap-page';

/** The path of the page in the document; the reader may have gone back before the scripts ran. */
let shown = dataAttributes(document.documentElement).loadedPath ?? window.location.pathname;
const hasLeft = shown !== window.location.pathname;
/** Counts page changes: the last of several wins. */
let latest = 0;

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

/** Files have a dot in their names, pages don't. */
const isPage = ({ pathname }: URL) => !/\.[^/]*$/.test(pathname);

const withoutHash = ({ href }: { readonly href: string }) => href.replace(/#.*/, '');

/** The page at an address, to be shown now; undefined where the browser has to load it, or the page shown stays. */
async function preparePage(url: URL): Promise<{ page: Document; url: URL } | undefined> {
  const change = ++latest;
  try {
    const fetched = await withProgress(fetchPage(withoutHash(url)));
    if (change !== latest) return undefined;
    const page = fetched && parsePage(fetched.html);
    if (page && canSwap(page)) return { page, url: new URL(url.hash, fetched.url) };
  } catch (error) {
    console.error(`The page ${url.pathname} could not be loaded; the page shown stays.`, error);
    // The offline worker answers every address, at least with a page that says what to do.
    if (!navigator.serviceWorker?.controller) return undefined;
  }
  if (change === latest) window.location.assign(url);
  return undefined;
}

/** Shows a page, in a view transition where the site and its reader want that. */
async function show(page: Document, then: () => void): Promise<void> {
  const isAnimated =
    siteData().contentAnimation && 'startViewTransition' in document && !prefersReducedMotion();
  const change = () => {
    swapPage(page);
    then();
  };
  if (isAnimated) await document.startViewTransition(change).updateCallbackDone;
  else change();
}

/** Follows links without a full page load, and shows the right page when the reader goes back or forward. */
export function startPageChanges(onPage: () => void): void {
  const shownNow = () => {
    const isOther = shown !== window.location.pathname;
    shown = window.location.pathname;
    onPage();
    if (isOther) window.dispatchEvent(new Event(CONTENT_RELOAD_EVENT));
  };

  const follow = async (target: URL) => {
    const prepared = await preparePage(target);
    if (!prepared) return;
    const { page, url } = prepared;
    addEntry(withoutHash(url), url.href === window.location.href);
    await show(page, () => {
      scrollPage(0);
      shownNow();
      // Lets the browser go to the heading: it also sets :target and opens the <details> around it.
      if (url.hash) window.location.replace(url.hash);
      else focusStart();
      announcePage();
    });
  };

  const restore = async () => {
    const place = placeOfEntry();
    const top = place ?? 0;
    if (window.location.pathname === shown) {
      if (place !== undefined && window.history.scrollRestoration === 'manual') scrollPage(top);
      return;
    }
    awaitPage();
    const prepared = await preparePage(new URL(window.location.href));
    if (!prepared) return;
    await show(prepared.page, () => {
      shownNow();
      scrollPage(top);
      announcePage();
    });
  };

  if (hasLeft) void restore();
  startScrollPlaces();
  window.addEventListener('popstate', () => void restore());
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const url = linkedAddress(event);
    if (!url || !isPage(url)) return;
    if (isWithinPage(url)) return notePlace();
    event.preventDefault();
    void follow(url);
  });
  document.addEventListener(
    'pointerover',
    (event) => {
      const url = linkedAddress(event);
      // A page that can't be loaded is reported once its link is followed.
      if (url && isPage(url) && url.pathname !== shown) fetchPage(withoutHash(url)).catch(() => {});
    },
    { passive: true },
  );
}
