import { clientsClaim } from 'workbox-core/clientsClaim';
import { copyResponse } from 'workbox-core/copyResponse';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin';
import { Route } from 'workbox-routing/Route';
import { Router } from 'workbox-routing/Router';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { StrategyOptions } from 'workbox-strategies/Strategy';
import { findLanguage, removeBase } from '../../routing/address';
import {
  cacheName,
  cachePrefix,
  isSound,
  KEPT,
  findKind,
  pageKey,
  type KeptKind,
} from '../kept-files';
import { unreadPage, type KeptPage } from '../unread-page';
import { scope } from './worker-scope';

/** Values that the build puts in: src/plugins/after-build/offline. */
declare const BASE: string;
/** The page that is shown in place of one that can't be loaded, by language. */
declare const UNREAD_PAGES: Readonly<Record<string, string>>;

/** How many pages are offered in place of one that can't be loaded. */
const OFFERED = 12;

const kindAt = ({ origin, pathname }: URL): KeptKind | undefined =>
  origin === location.origin && pathname.startsWith(BASE)
    ? findKind(removeBase(pathname, BASE))
    : undefined;

const languageAt = (address: string) =>
  findLanguage(removeBase(new URL(address).pathname, BASE), Object.keys(UNREAD_PAGES));

const options = (kind: KeptKind): StrategyOptions => ({
  cacheName: cacheName(BASE, kind),
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => (kind === 'page' ? pageKey(request.url) : request),
      // A browser takes no redirected answer for a page.
      cacheWillUpdate: async ({ response }) => {
        if (!isSound(kind, response)) return null;
        return response.redirected ? copyResponse(response) : response;
      },
    },
    new ExpirationPlugin({ maxEntries: KEPT[kind], purgeOnQuotaError: true }),
  ],
});

/** The pages of a language that are kept, those read last first. */
async function keptPages(language: string): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName(BASE, 'page'));
  const requests = (await cache.keys()).filter(({ url }) => languageAt(url) === language);
  return Promise.all(
    requests
      .slice(-OFFERED)
      .reverse()
      .map(async ({ url }) => ({
        address: url,
        html: (await (await cache.match(url))?.text()) ?? '',
      })),
  );
}

async function answerUnread({ href }: URL): Promise<Response> {
  const language = languageAt(href);
  const pages = await keptPages(language).catch(() => []);
  return new Response(unreadPage(UNREAD_PAGES[language]!, pages), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

async function removeOldCaches(): Promise<void> {
  const current = Object.keys(KEPT).map((kind) => cacheName(BASE, kind as KeptKind));
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix(BASE)) && !current.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

const router = new Router();
const routes = {
  page: new NetworkFirst(options('page')),
  hashed: new CacheFirst(options('hashed')),
  picture: new NetworkFirst(options('picture')),
};
for (const [kind, strategy] of Object.entries(routes))
  router.registerRoute(new Route(({ url }) => kindAt(url) === kind, strategy));
// Where the network fails, or what is kept can't be read.
router.setCatchHandler(({ url, request }) =>
  kindAt(url) === 'page' ? answerUnread(url) : fetch(request),
);
router.addFetchListener();
router.addCacheListener();

// It has nothing to do with the version of a page: a new worker can take over at once.
void scope.skipWaiting();
clientsClaim();
scope.addEventListener('activate', (event) => {
  // Pages are asked for while the worker starts.
  event.waitUntil(
    Promise.allSettled([scope.registration.navigationPreload?.enable(), removeOldCaches()]),
  );
});
