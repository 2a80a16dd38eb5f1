/** The service worker, at the base of the site: what it answers lies below its own path. */
export const WORKER_FILE = 'service-worker.js';
