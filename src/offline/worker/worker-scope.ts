/** The part of a service worker's scope that is needed; TypeScript has it in a library that excludes the DOM's. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
}

declare const self: unknown;

export const scope = self as WorkerScope;
