import type { Page } from '@playwright/test';

type WatchedWindow = typeof globalThis & { hmrIsConnected: () => boolean };

/** Runs in the page before its scripts: counts the HMR clients that the dev server has not told its state yet. */
function countUnconnected() {
  const state = /"type":"(?:ok|warnings|errors)"/;
  const unconnected = new Set<WebSocket>();
  const watch = (socket: WebSocket) => {
    unconnected.add(socket);
    socket.addEventListener('close', () => unconnected.delete(socket));
    socket.addEventListener('message', ({ data }) => {
      if (state.test(String(data))) unconnected.delete(socket);
    });
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (this.url.includes('/rsbuild-hmr')) watch(this);
    }
  };
  (globalThis as WatchedWindow).hmrIsConnected = () => unconnected.size === 0;
}

/** To be called before a page is opened. */
export async function watchHmr(page: Page): Promise<void> {
  // tsx, which runs the proofs, calls this helper in the text of a function that is sent to the page.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await page.addInitScript(countUnconnected);
}

/**
 * Waits until an opened page has its HMR connected, if it has one. An edit that is built earlier never reaches
 * it: the client takes the first state that it is told for its own.
 */
export const waitForHmr = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as WatchedWindow).hmrIsConnected());
