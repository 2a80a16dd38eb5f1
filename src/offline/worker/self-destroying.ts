import { cachePrefix } from '../kept-files';
import { scope } from './worker-scope';

/** Values that the build puts in: src/plugins/after-build/offline. */
declare const BASE: string;

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(BASE)));
  await Promise.all(names.map((name) => caches.delete(name)));
}

void scope.skipWaiting();
scope.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches().finally(() => scope.registration.unregister()));
});
