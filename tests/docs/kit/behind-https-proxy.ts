import assert from 'node:assert/strict';
import type { Proof, Server } from '#tools/prover/proof';
import { until } from './until';

/**
 * Opens the page as if it came from an HTTPS proxy that doesn't forward WebSockets, waits until the client has
 * connected or has failed twice, and tells where it opened its sockets. Chromium takes the page for a remote one: from a
 * proxy on this machine, it could open sockets to it without the permission.
 */
export async function openBehindHttpsProxy(
  { open, get }: Pick<Server, 'open' | 'get'>,
  permissions: string[] = ['local-network-access'],
): Promise<{ addresses: string[]; connected: boolean }> {
  const page = await open();
  await page.context().grantPermissions(permissions);
  await page.route('https://shop.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await get(pathname + search);
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ headers, body: await response.text() });
  });
  const addresses: string[] = [];
  const printed: string[] = [];
  page.on('websocket', (socket) => addresses.push(new URL(socket.url()).origin));
  page.on('console', (message) => printed.push(message.text()));
  await page.goto('https://shop.example/');
  const connected = () => printed.includes('[HMR] connected.');
  const failures = () => printed.filter((text) => /^WebSocket connection to .* failed/.test(text));
  await until(() => connected() || failures().length === 2);
  return { addresses, connected: connected() };
}

/** That both addresses that the client tries by itself fail behind such a proxy. */
export const failsBehindHttpsProxy = (says: string | string[]): Proof => ({
  says,
  run: 'dev',
  expect: async (server) =>
    assert.deepEqual(await openBehindHttpsProxy(server), {
      addresses: ['wss://shop.example', `wss://localhost:${server.port}`],
      connected: false,
    }),
});
