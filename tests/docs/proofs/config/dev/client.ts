import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openBehindHttpsProxy } from '#kit/behind-https-proxy';
import { besideServer } from '#kit/beside-server';
import { requestSocket } from '#kit/request-socket';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const script = '/static/js/index.js';
/** Where the client of a page opens its socket when the page is loaded again. */
async function addressOf(page: Page): Promise<string> {
  const socket = page.waitForEvent('websocket');
  await page.reload();
  return (await socket).url();
}
/** The client's settings as they are written into the page's code. */
const settingsIn = (code: string) =>
  JSON.parse(
    /hmr_config = (\{.*?\});/.exec(code)![1]!.replaceAll(/([{,])(\w+):/g, '$1"$2":'),
  ) as Record<string, unknown>;

/** Whether the server opens a socket at a path, before it has answered what is asked `later`. */
const upgrades = (port: number, path: string, later?: () => Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    const request = requestSocket(port, path);
    const settle = (opened: boolean) => {
      request.destroy();
      resolve(opened);
    };
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      settle(true);
    });
    request.on('error', () => settle(false));
    if (later) request.on('finish', () => void later().finally(() => settle(false)));
  });

type NotingWindow = Window & typeof globalThis & { waits: number[]; closes: number };

/** Notes the waits of a page that last a second or more, and makes them a hundred times shorter. */
function hastenAndNoteWaits() {
  const noting = window as NotingWindow;
  noting.waits = [];
  const wait = window.setTimeout.bind(window);
  noting.setTimeout = ((act: () => void, ms = 0) => {
    if (ms >= 1000) noting.waits.push(ms);
    return wait(act, ms >= 1000 ? ms / 100 : ms);
  }) as typeof setTimeout;
}

/** Counts the connections of a page that were closed, each after the client has heard of it. */
function countCloses() {
  const noting = window as NotingWindow;
  noting.closes = 0;
  noting.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('close', () => setTimeout(() => (noting.closes += 1)));
    }
  };
}

export const proofs: Proof[] = [
  {
    says: [
      'reconnect | How many times the client tries to reconnect. 0 turns this off | 100',
      "path | The path of the socket, for both the client and the server. Without a leading slash, the client can't connect | /rsbuild-hmr",
      'overlay | Whether compile errors appear in a layer above the page | true',
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
    },
  },
  {
    says: 'protocol | The protocol of the socket | wss on an https page, otherwise ws',
    run: 'dev',
    async expect({ open, get }) {
      for (const [protocol, expected] of [
        ['https', 'wss'],
        ['http', 'ws'],
      ]) {
        const page = await open();
        await page.route('*://shop.example/**', async (route) => {
          const { pathname, search } = new URL(route.request().url());
          const response = await get(pathname + search);
          const headers = Object.fromEntries(response.headers);
          await route.fulfill({ headers, body: await response.text() });
        });
        const socket = page.waitForEvent('websocket', (opened) =>
          opened.url().includes('shop.example'),
        );
        await page.goto(`${protocol}://shop.example/`);
        assert.equal(new URL((await socket).url()).protocol, `${expected}:`);
      }
    },
  },
  {
    says: [
      'host | The host of the socket | location.hostname',
      "port | The port of the socket. '<port>' means the port that the server uses | location.port. With exposes at the top level, server.port",
      'Unless you expose modules with Module Federation, the client connects to the host and port of the page by default.',
      "The query consists of the environment's name and Rspack's output.uniqueName, which is the name in your package.json unless you set another one.",
    ],
    shown: { section: 'WebSocket address', nth: 1 },
    run: 'dev',
    files: { 'package.json': '{ "name": "my-app" }' },
    expect: async ({ open, port, shown }) =>
      assert.equal(
        await addressOf(await open('/')),
        shown.trim().replace('localhost:3000', `localhost:${port}`),
      ),
  },
  ...(
    [
      ['@my/app.next_1', undefined, 'web__my_app_next_1'],
      ['my-app', 'shop 2', 'web_shop_2'],
    ] as const
  ).map(([name, uniqueName, expected]): Proof => ({
    says: [
      "The query consists of the environment's name and Rspack's output.uniqueName, which is the name in your package.json unless you set another one.",
      'In the second part, each character other than a Latin letter, a digit, _ or - becomes _.',
    ],
    run: 'dev',
    files: { 'package.json': JSON.stringify({ name }) },
    config: uniqueName ? { tools: { rspack: { output: { uniqueName } } } } : {},
    async expect({ open }) {
      const address = new URL(await addressOf(await open('/')));
      assert.equal(address.searchParams.get('compilationId'), expected);
    },
  })),
  ...[true, false].map((allowed): Proof => ({
    says: 'Chrome 156 also asks you whether a page from another host may access your local network, and the socket only connects if you allow it.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'port: 3000' },
    with: { dev: { client: { port: '<port>' } } },
    async expect(server) {
      const permissions = allowed ? ['local-network-access'] : [];
      const { addresses, connected } = await openBehindHttpsProxy(server, permissions);
      assert.equal(addresses[0], `ws://127.0.0.1:${server.port}`);
      assert.equal(connected, allowed);
    },
  })),
  {
    says: [
      'host | The host of the socket',
      'protocol | The protocol of the socket',
      "path | The path of the socket, for both the client and the server. Without a leading slash, the client can't connect | /rsbuild-hmr",
    ],
    run: 'dev',
    config: {
      dev: { client: { protocol: 'ws', host: '127.0.0.1', port: '<port>', path: '/socket' } },
    },
    async expect({ open, port }) {
      const page = await open('/');
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] connected.'),
      );
      assert.equal(await addressOf(page), `ws://127.0.0.1:${port}/socket?compilationId=web_`);
      await connected;
    },
  },
  {
    says: [
      'path | The path of the socket, for both the client and the server',
      "port | The port of the socket. '<port>' means the port that the server uses | location.port. With exposes at the top level, server.port",
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
  ...(
    [
      ['/socket', true],
      ['socket', false],
    ] as const
  ).map(([path, expected]): Proof => ({
    says: "Without a leading slash, the client can't connect",
    run: 'dev',
    config: { dev: { client: { path } } },
    async expect({ port, page }) {
      const later = async () => {
        await page('/');
        await page('/');
      };
      assert.equal(await upgrades(port, '/socket', expected ? undefined : later), expected);
    },
  })),
  ...(
    [
      [
        { moduleFederation: { options: { name: 'shop', exposes: { './a': './src/index.js' } } } },
        4321,
      ],
      [{ moduleFederation: { options: { name: 'shop' } } }, ''],
    ] as const
  ).map(([config, expected]): Proof => ({
    says: [
      "port | The port of the socket. '<port>' means the port that the server uses | location.port. With exposes at the top level, server.port",
      'Unless you expose modules with Module Federation, the client connects to the host and port of the page by default.',
    ],
    run: 'rspack',
    config: { ...config, mode: 'development', server: { port: 4321 } },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.client.port, expected),
  })),
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
    ],
    run: 'dev',
    async expect({ open }) {
      const page = await open('/');
      await page.addInitScript(hastenAndNoteWaits);
      await page.routeWebSocket(/rsbuild-hmr/, (socket) => void socket.close());
      for (const _ of ['first', 'again']) {
        await page.reload();
        await page.waitForFunction(() => (window as NotingWindow).waits.length >= 3);
        const waits = await page.evaluate(() => (window as NotingWindow).waits.slice(0, 3));
        assert.deepEqual(waits, [1500, 2250, 3375]);
      }
    },
  },
  ...[0, 1].map((reconnect): Proof => ({
    says: 'reconnect | How many times the client tries to reconnect. 0 turns this off',
    run: 'dev',
    config: { dev: { client: { reconnect } } },
    async expect({ open }) {
      const page = await open('/');
      let count = 0;
      await page.routeWebSocket(/rsbuild-hmr/, async (socket) => {
        count += 1;
        await socket.close();
      });
      await page.addInitScript(hastenAndNoteWaits);
      await page.addInitScript(countCloses);
      await page.reload();
      await page.waitForFunction(
        (attempts) => (window as NotingWindow).closes > attempts,
        reconnect,
      );
      const waits = await page.evaluate(() => (window as NotingWindow).waits.length);
      assert.equal(waits, reconnect);
      assert.equal(count, reconnect + 1);
    },
  })),
  {
    says: "If the client can't reach its address, it logs an error and tries the host and port of the dev server, after each failed attempt (since 1.2.4).",
    run: 'dev',
    config: { dev: { client: { host: '127.0.0.1', port: 9 } } },
    async expect({ open, port }) {
      const page = await open('/');
      const printed: string[] = [];
      const addresses: string[] = [];
      page.on('console', (message) => printed.push(message.text()));
      page.on('websocket', (socket) => addresses.push(new URL(socket.url()).host));
      await page.reload();
      await until(() => printed.includes('[HMR] connected.'));
      assert.deepEqual(addresses, ['127.0.0.1:9', `localhost:${port}`]);
      assert.ok(
        printed.includes('[HMR] WebSocket connection error, attempting direct fallback.'),
        printed.join('\n'),
      );
    },
  },
  {
    says: "If the client can't reach its address, it logs an error and tries the host and port of the dev server, after each failed attempt (since 1.2.4).",
    run: 'dev',
    config: { dev: { client: { host: '127.0.0.1', port: 9 } } },
    async expect({ open, port }) {
      const page = await open('/');
      let errors = 0;
      let reached = 0;
      page.on('console', (message) => {
        if (message.text().includes('attempting direct fallback')) errors += 1;
      });
      await page.routeWebSocket(`ws://localhost:${port}/**`, async (socket) => {
        reached += 1;
        if (reached === 1) await socket.close();
      });
      await page.reload();
      await until(() => reached === 2 && errors === 2);
    },
  },
  {
    says: "This also applies to the default address, for example if a proxy doesn't forward WebSockets.",
    run: 'dev',
    expect: ({ open, port, get }) =>
      besideServer(
        async ({ url = '' }, response) => {
          const answer = await get(url);
          response.setHeader('content-type', answer.headers.get('content-type') ?? '');
          response.end(await answer.text());
        },
        async (proxy) => {
          const page = await open('/');
          const addresses: string[] = [];
          page.on('websocket', (socket) => addresses.push(new URL(socket.url()).host));
          await page.goto(`http://localhost:${proxy}/`);
          await until(() => addresses.length === 2);
          assert.deepEqual(addresses, [`localhost:${proxy}`, `localhost:${port}`]);
        },
      ),
  },
  {
    says: [
      'When a compilation fails, the client shows the errors in a layer above the page.',
      'The next successful compilation removes it.',
      "The overlay doesn't show errors that your code throws in the browser",
      'Errors still appear in the terminal and in the browser console:',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write, log }) {
      const page = await open('/');
      const layer = page.locator('rsbuild-error-overlay');
      // The page's listener comes after those of the client, and a frame later a layer would be in the page.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('error', () => requestAnimationFrame(() => setTimeout(resolve)));
            setTimeout(() => {
              throw new Error('thrown in the browser');
            });
          }),
      );
      assert.equal(await layer.count(), 0);
      write('src/index.js', 'const = ;\n');
      await layer.waitFor({ state: 'attached' });
      const shown = await layer.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
      assert.doesNotMatch(shown, /thrown in the browser/);
      assert.match(log(), /Expression expected|Unexpected token|Syntax Error/);
      write('src/index.js', "document.title = 'second';\n");
      await layer.waitFor({ state: 'detached' });
    },
  },
  ...(['node', 'web'] as const).map((target): Proof => ({
    says: 'or compile errors of another environment, such as the server build.',
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'page';\n", 'src/other.js': 'export {};\n' },
    config: {
      environments: {
        web: {},
        other: {
          source: { entry: { other: './src/other.js' } },
          output: { target, distPath: { root: 'dist/other' } },
        },
      },
    },
    async expect({ open, write, log }) {
      const page = await open('/');
      const layer = page.locator('rsbuild-error-overlay');
      write('src/other.js', 'const = ;\n');
      await until(() => /other\.js/.test(log()));
      assert.equal(await layer.count(), 0);
      write('src/index.js', 'const = ;\n');
      await layer.waitFor({ state: 'attached' });
      const shown = await layer.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
      assert.match(shown, /index\.js/);
      assert.doesNotMatch(shown, /other\.js/);
    },
  })),
  {
    says: [
      'To close the layer, click outside the message or press Escape.',
      "Escape only works if it's the first key that you press after the layer appears.",
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write }) {
      const page = await open('/');
      const layer = page.locator('rsbuild-error-overlay');
      const fail = async (code: string) => {
        write('src/index.js', code);
        await layer.waitFor({ state: 'attached' });
      };
      await fail('const = 1;\n');
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
      await fail('const = 2;\n');
      // A layer that closes fades out first. In one step, as the server may send the error once more.
      const isClosing = await layer.evaluate((shown) => {
        for (const key of ['a', 'Escape'])
          document.dispatchEvent(new KeyboardEvent('keydown', { key }));
        return shown.getAnimations().length > 0;
      });
      assert.equal(isClosing, false);
      await page.mouse.click(5, 5);
      await layer.waitFor({ state: 'detached' });
    },
  },
  ...(['/', '/shop'] as const).map((base): Proof => ({
    says: [
      "The request goes to /__open-in-editor on the page's origin.",
      "It doesn't reach the dev server if the page comes from another server, or if server.base isn't /.",
    ],
    run: 'dev',
    alone: true,
    config: { server: { base } },
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write, get }) {
      const page = await open(base);
      write('src/index.js', 'const = 1;\n');
      const link = page.locator('rsbuild-error-overlay .file-link').first();
      await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }));
      const asked = page.waitForRequest(/__open-in-editor/);
      await link.click();
      const { origin, pathname } = new URL((await asked).url());
      assert.equal(origin, new URL(page.url()).origin);
      const answer = await textOf(get(pathname));
      assert.match(answer, base === '/' ? /launch-editor-middleware/ : /base URL of \/shop/);
    },
  })),
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
  {
    says: "The overlay is a Web Component, so browsers that don't support Web Components don't show it.",
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write }) {
      const page = await open('/');
      await page.addInitScript(() => {
        Object.defineProperty(window, 'customElements', { value: undefined });
      });
      await page.reload();
      // The client logs the error right before it shows the layer, which throws here.
      const logged = page.waitForEvent('console', (message) => message.text().includes('index.js'));
      const thrown = page.waitForEvent('pageerror');
      write('src/index.js', 'const = ;\n');
      await logged;
      assert.match((await thrown).message, /HTMLElement/);
      assert.equal(await page.locator('rsbuild-error-overlay').count(), 0);
    },
  },
];
