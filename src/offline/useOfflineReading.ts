import { useEffect } from 'react';
import { CONTENT_RELOAD_EVENT } from '../addresses/content-reload-event';
import { useBase } from '../addresses/useBase';
import { useSiteSettings } from '../ui/useSiteSettings';
import { whenIdle } from '../ui/when-idle';
import { WORKER_FILE } from './worker-file';

const isProduction = process.env.NODE_ENV === 'production';

/** The worker's registration, once it is at work: where storage is blocked that is never. */
let registration: ServiceWorkerRegistration | undefined;
/** What it is to keep then. */
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

const keepPage = () => whenIdle(() => keep([window.location.href]));

/** Keeps each page that is read, to be read again without a network; begins when the first one is loaded. */
export function useOfflineReading(): void {
  const { base } = useBase();
  const { offline } = useSiteSettings();

  useEffect(() => {
    if (!offline || !isProduction || !('serviceWorker' in navigator)) return undefined;
    whenIdle(() => {
      const isFirst = !navigator.serviceWorker.controller;
      // Where storage is blocked there is no worker: nothing is kept, and nothing else is missing.
      navigator.serviceWorker
        .register(base + WORKER_FILE, { updateViaCache: 'none' })
        .catch(() => {});
      // Asked once: each of these promises would stay as long as there is no worker.
      void navigator.serviceWorker.ready.then((ready) => {
        registration = ready;
        keep([]);
      });
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      if (isFirst) keep([window.location.href, ...loaded]);
    });
    window.addEventListener(CONTENT_RELOAD_EVENT, keepPage);
    return () => window.removeEventListener(CONTENT_RELOAD_EVENT, keepPage);
  }, [base, offline]);
}
