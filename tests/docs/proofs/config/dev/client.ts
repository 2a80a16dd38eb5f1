import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';
/** The client's settings as they are written into the page's code. */
const settingsIn = (code: string) =>
  JSON.parse(
    /hmr_config = (\{.*?\});/.exec(code)![1]!.replaceAll(/([{,])(\w+):/g, '$1"$2":'),
  ) as Record<string, unknown>;

export const proofs: Proof[] = [
  {
    says: [
      'reconnect | How many times the client tries to reconnect. 0 turns this off | 100',
      'path | The path of the socket, for both the client and the server | /rsbuild-hmr',
      'overlay | Whether compile errors appear in a layer above the page | true',
      'protocol | The protocol of the socket | wss on an https page, otherwise ws',
      'host | The host of the socket | location.hostname',
      'By default, the client connects to the host and port of the page.',
    ],
    run: 'dev',
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.deepEqual(settingsIn(code), {
        path: '/rsbuild-hmr',
        port: '',
        host: '',
        overlay: true,
        reconnect: 100,
      });
      assert.match(code, /config\.host \|\| location\.hostname/);
      assert.match(code, /config\.port \|\| location\.port/);
      assert.match(code, /'https:' === location\.protocol \? 'wss' : 'ws'/);
    },
  },
  {
    says: [
      'path | The path of the socket, for both the client and the server',
      "port | The port of the socket. '<port>' means the port that the server uses | location.port",
      'Rsbuild merges your values with the defaults, so you only write what differs.',
    ],
    run: 'dev',
    config: { dev: { client: { host: 'dev.example.com', port: '<port>', path: '/socket' } } },
    async expect({ get, port }) {
      assert.deepEqual(settingsIn(await textOf(get(script))), {
        path: '/socket',
        port: String(port),
        host: 'dev.example.com',
        overlay: true,
        reconnect: 100,
      });
    },
  },
  {
    says: ["Write '<port>' instead:", "The value has to be exactly '<port>'."],
    run: 'dev',
    config: { dev: { client: { port: ' <port>' } } },
    expect: async ({ get }) => assert.equal(settingsIn(await textOf(get(script))).port, ' <port>'),
  },
  {
    says: 'The settings apply to the whole server and have no effect inside environments.',
    run: 'dev',
    config: { environments: { web: { dev: { client: { path: '/socket' } } as object } } },
    expect: async ({ get }) =>
      assert.equal(settingsIn(await textOf(get(script))).path, '/rsbuild-hmr'),
  },
  {
    says: 'If dev.hmr and dev.liveReload are both false at the top level, the page has no client.',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /hmr_config/),
  },
  {
    says: [
      'After a lost connection, the client waits longer before each attempt (1.5 s, 2.25 s, 3.4 s and so on).',
      'The count only starts again when the page is reloaded.',
      "If the client can't reach the address that you set, it logs an error and tries once more with the host and port of the dev server (since 1.2.4).",
    ],
    run: 'dev',
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.match(code, /setTimeout\(connect, 1000 \* \(?1\.5 \*\* reconnectCount\)?\)/);
      assert.deepEqual(code.match(/reconnectCount(?: = 0|\+\+)/g), [
        'reconnectCount = 0',
        'reconnectCount++',
      ]);
      assert.match(code, /formatURL\(hmr_config\) !== formatURL\(resolvedConfig\)/);
      assert.match(code, /attempting direct fallback/);
    },
  },
  {
    says: [
      'When a compilation fails, the client shows the errors in a layer above the page.',
      'The next successful compilation removes it.',
      "The overlay doesn't show errors that your code throws in the browser.",
      'Errors still appear in the terminal and in the browser console:',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write, log }) {
      const page = await open('/');
      const layer = page.locator('rsbuild-error-overlay');
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('thrown in the browser');
        }),
      );
      await page.waitForEvent('pageerror');
      assert.equal(await layer.count(), 0);
      write('src/index.js', 'const = ;\n');
      await layer.waitFor({ state: 'attached' });
      assert.match(log(), /Expression expected|Unexpected token|Syntax Error/);
      write('src/index.js', "document.title = 'second';\n");
      await layer.waitFor({ state: 'detached' });
    },
  },
  {
    says: 'To turn the overlay off, set overlay to false.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'overlay: false' },
    expect: async ({ get }) =>
      assert.doesNotMatch(await textOf(get(script)), /rsbuild-error-overlay/),
  },
  {
    says: [
      'In production mode, a failed compilation writes no files.',
      "If the first one fails, there's no page that could show the errors, and the server answers with 404.",
    ],
    run: 'dev',
    config: { mode: 'production' },
    files: { 'src/index.js': "import './missing';\n" },
    expect: async ({ get }) =>
      assert.equal((await get('/', { headers: { accept: 'text/html' } })).status, 404),
  },
];
