import type { Behavior } from '../ui/behavior';
import { siteData } from '../ui/site-data';
import { WORKER_FILE } from './kept-files';

/** The development server has no worker. The bundler puts the value in. */
const isProduction = process.env.NODE_ENV === 'production';

/** The worker's registration, once it is at work: where storage is blocked that is never. */
let registration: ServiceWorkerRegistration | undefined;
/** The addresses to keep as soon as the worker is ready. */
const waiting = new Set<string>();

/** Has the worker keep files, once there is one; those that it has already cost nothing. */
function keep(addresses: readonly string[]): void {
  for (const address of addresses) waiting.add(address);
  if (!registration) return;
  registration.active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [...waiting] },
  });
  waiting.clear();
}

/** Starts the worker, and has it keep the page that came before it. */
function register(base: string): void {
  const isFirst = !navigator.serviceWorker.controller;
  // Where storage is blocked there is no worker: nothing is kept, and nothing else is missing.
  navigator.serviceWorker.register(base + WORKER_FILE, { updateViaCache: 'none' }).catch(() => {});
  // Asked once: each of these promises would stay as long as there is no worker.
  void navigator.serviceWorker.ready.then((ready) => {
    registration = ready;
    keep([]);
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  if (isFirst) keep([window.location.href, ...loaded]);
}

/** Calls back when the page is loaded and the browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

let isStarted = false;

/** Keeps each page that is read, to be read again without a network; begins when the first one is loaded. */
export const offlineReading: Behavior = {
  onPage() {
    const { base, offline } = siteData();
    if (!offline || !isProduction || !('serviceWorker' in navigator)) return;
    whenIdle(isStarted ? () => keep([window.location.href]) : () => register(base));
    isStarted = true;
  },
};
