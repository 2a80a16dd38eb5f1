import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { failsBehindHttpsProxy, openBehindHttpsProxy } from '#kit/behind-https-proxy';
import { besideServer } from '#kit/beside-server';
import { requestSocket } from '#kit/request-socket';
import { until } from '#kit/until';
import type { Proof, Server } from '#tools/prover/proof';

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

/** Forwards connections as a published port of a container or a proxy with WebSockets does. */
async function besideForwarding(to: number, act: (port: number) => Promise<void>): Promise<void> {
  const forwarding = net.createServer((from) => {
    const target = net.connect(to, 'localhost');
    for (const socket of [from, target])
      socket.on('error', () => {
        from.destroy();
        target.destroy();
      });
    from.pipe(target).pipe(from);
  });
  await new Promise<void>((resolve) => forwarding.listen(0, resolve));
  try {
    await act((forwarding.address() as AddressInfo).port);
  } finally {
    forwarding.close();
  }
}

interface BackendPage {
  page: Page;
  /** hosts of the sockets that the page opened until one was connected */
  hosts: string[];
  printed: string[];
  backend: number;
}

/** Opens a page of another server whose script comes from the dev server. */
const fromBackend = (
  { open, port }: Server,
  act: (opened: BackendPage) => Promise<void>,
): Promise<void> =>
  besideServer(
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<body><script src="http://localhost:${port}${script}"></script></body>`);
    },
    async (backend) => {
      const page = await open();
      const hosts: string[] = [];
      const printed: string[] = [];
      page.on('websocket', (socket) => hosts.push(new URL(socket.url()).host));
      page.on('console', (message) => printed.push(message.text()));
      await page.goto(`http://localhost:${backend}/`);
      await until(() => printed.includes('[HMR] connected.'));
      await act({ page, hosts, printed, backend });
    },
  );

export const proofs: Proof[] = [
  {
    says: [
      'reconnect | How many times the client tries to reconnect. 0 turns this off | 100',
      'path | The path of the socket, for both the client and the server | /rsbuild-hmr',
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
    says: [
      'protocol | The protocol of the socket | wss on an https page, otherwise ws',
      'On an https page, the protocol is wss.',
    ],
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
      'For http://localhost:3000/, that means this URL:',
      'The compilationId at the end consists of the name of the environment (web) and the name in your package.json.',
    ],
    shown: { section: 'WebSocket URL', nth: 1 },
    run: 'dev',
    files: { 'package.json': '{ "name": "my-app" }' },
    expect: async ({ open, port, shown }) =>
      assert.equal(
        await addressOf(await open('/')),
        shown.trim().replace('localhost:3000', `localhost:${port}`),
      ),
  },
  {
    says: [
      'host | The host of the socket | location.hostname',
      "port | The port of the socket. '<port>' means the port that the server uses | location.port",
      'The client connects to the host and port that the page came from.',
    ],
    run: 'dev',
    expect: ({ open, port }) =>
      besideForwarding(port, async (published) => {
        const page = await open();
        await page.goto(`http://127.0.0.1:${published}/`);
        assert.equal(new URL(await addressOf(page)).host, `127.0.0.1:${published}`);
      }),
  },
  {
    says: [
      'Because the URL of the page decides, a container usually needs no settings.',
      'if you publish its port 3000 as 8080 and open http://localhost:8080/, the socket goes to port 8080 too.',
      'then hot updates work for everybody who opens the page, and Rsbuild needs no setting.',
    ],
    run: 'dev',
    expect: ({ open, port }) =>
      besideForwarding(port, async (published) => {
        const page = await open();
        const socket = page.waitForEvent('websocket');
        const connected = page.waitForEvent('console', (message) =>
          message.text().includes('[HMR] connected.'),
        );
        await page.goto(`http://localhost:${published}/`);
        assert.equal(new URL((await socket).url()).host, `localhost:${published}`);
        await connected;
      }),
  },
  failsBehindHttpsProxy([
    'The page loads, but shows none of your edits: the proxy forwards requests, but not the WebSocket.',
    "You open the page through a proxy, and this proxy doesn't forward WebSockets.",
    'On an https page, the second attempt fails as well, because the client uses wss for the dev server too.',
  ]),
  {
    says: "without it, the page would use wss, which a dev server without server.https doesn't understand.",
    run: 'dev',
    config: { dev: { client: { host: '127.0.0.1', port: '<port>' } } },
    async expect(server) {
      const { addresses, connected } = await openBehindHttpsProxy(server);
      assert.equal(addresses[0], `wss://127.0.0.1:${server.port}`);
      assert.equal(connected, false);
    },
  },
  {
    says: ['Then move the socket below this path.', 'path applies to the client and to the server'],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'path:' },
    async expect({ open, port }) {
      const page = await open('/');
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] connected.'),
      );
      assert.equal(
        await addressOf(page),
        `ws://localhost:${port}/shop/rsbuild-hmr?compilationId=web_`,
      );
      await connected;
      const later = () => fetch(`http://localhost:${port}/`);
      assert.equal(await upgrades(port, '/rsbuild-hmr', later), false);
    },
  },
  {
    says: [
      'The client then tries port 8000 first, and logs an error each time before it falls back to the dev server.',
      'Let the client connect to the dev server directly, and load the updates from there as well:',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\nimport.meta.webpackHot.accept();\n" },
    config: { dev: { assetPrefix: true } },
    expect: (server) =>
      fromBackend(server, async ({ hosts, printed, backend }) => {
        assert.deepEqual(hosts, [`localhost:${backend}`, `localhost:${server.port}`]);
        assert.ok(printed.some((text) => text.includes('attempting direct fallback')));
      }),
  },
  {
    says: [
      'Let the client connect to the dev server directly, and load the updates from there as well:',
      "The socket announces an update, but doesn't contain it.",
      'The browser loads *.hot-update.json and *.hot-update.js over HTTP, like other assets, so their URL depends on dev.assetPrefix.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', section: 'Pages from a backend' },
    files: { 'src/index.js': "document.title = 'first';\nimport.meta.webpackHot.accept();\n" },
    expect: (server) =>
      fromBackend(server, async ({ page, hosts, printed }) => {
        assert.deepEqual(hosts, [`localhost:${server.port}`]);
        assert.ok(!printed.some((text) => text.includes('attempting direct fallback')));
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        server.write(
          'src/index.js',
          "document.title = 'second';\nimport.meta.webpackHot.accept();\n",
        );
        await page.waitForFunction(() => document.title === 'second');
        for (const kind of ['json', 'js'])
          assert.ok(
            requests.some(
              (url) =>
                url.startsWith(`http://localhost:${server.port}/`) &&
                url.endsWith(`.hot-update.${kind}`),
            ),
            requests.join('\n'),
          );
      }),
  },
  ...[true, false].map((allowed): Proof => ({
    says: [
      'let the page connect to your machine directly.',
      'The same configuration helps when you debug a deployed page and a proxy replaces its scripts with your local ones:',
      'Chrome also asks whether the page may access your local network.',
      'Allow it, because the socket only connects then.',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "protocol: 'ws'" },
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
      'path | The path of the socket, for both the client and the server',
      'path applies to the client and to the server',
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
      "port | The port of the socket. '<port>' means the port that the server uses",
      'Rsbuild merges these settings with the defaults, so set only what you want to change.',
      "Use '<port>' instead, which Rsbuild replaces with the port that the server uses:",
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
    says: [
      'The server only opens the socket at a path that begins with a slash.',
      "If you set path: 'socket', the client fails to connect.",
    ],
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
    says: "That's why the port defaults to server.port if you set exposes at the top level.",
    run: 'rspack',
    config: { ...config, mode: 'development', server: { port: 4321 } },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.client.port, expected),
  })),
  {
    says: 'All environments share one server, so Rsbuild reads these settings at the top level only and ignores them inside environments.',
    run: 'dev',
    config: {
      dev: { client: { reconnect: 7 } },
      environments: { web: { dev: { client: { path: '/socket', reconnect: 8 } } as object } },
    },
    async expect({ get }) {
      const { path, reconnect } = settingsIn(await textOf(get(script)));
      assert.deepEqual([path, reconnect], ['/rsbuild-hmr', 7]);
    },
  },
  {
    says: 'If dev.hmr and dev.liveReload are both false at the top level, the page has no client.',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /hmr_config/),
  },
  {
    says: [
      'When you stop the dev server, the client keeps trying to reach it.',
      'It waits longer before each attempt (1.5 s, 2.25 s, 3.4 s and so on), up to 100 times.',
      'After a long break, the next attempt can be far away, so reload the page instead, and the count starts again.',
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
  ...[0, 1, 5].map((reconnect): Proof => ({
    says: [
      'reconnect | How many times the client tries to reconnect. 0 turns this off',
      'If you want to keep the console quiet, allow fewer attempts.',
      'When you set 5, the client gives up after about 20 seconds, and 0 turns reconnecting off:',
      'The client used up its attempts while the server was stopped.',
      '[HMR] connection failure after maximum reconnect limit exceeded.',
    ],
    run: 'dev',
    config: { dev: { client: { reconnect } } },
    async expect({ open }) {
      const page = await open('/');
      let count = 0;
      const printed: string[] = [];
      page.on('console', (message) => printed.push(message.text()));
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
      const waits = await page.evaluate(() => (window as NotingWindow).waits);
      assert.equal(waits.length, reconnect);
      assert.equal(count, reconnect + 1);
      const total = waits.reduce((sum, wait) => sum + wait, 0);
      if (reconnect === 5) assert.equal(Math.round(total / 1000), 20);
      const givenUp = '[HMR] connection failure after maximum reconnect limit exceeded.';
      assert.equal(printed.filter((text) => text === givenUp).length, reconnect ? 1 : 0);
    },
  })),
  {
    says: "If that URL doesn't work, the client logs an error and tries the host and port of the dev server instead (since 1.2.4).",
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
    says: "If that URL doesn't work, the client logs an error and tries the host and port of the dev server instead (since 1.2.4).",
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
    says: "So hot updates often keep working on your own machine, even when a proxy in between doesn't forward WebSockets.",
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
      'When your code fails to compile, the client shows the errors above the page.',
      'The next successful compilation removes the overlay',
      'The overlay only shows compile errors.',
      'When your code throws an error in the browser, you find it in the browser console',
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
    says: 'and compile errors of another environment, such as the server build, are in the terminal.',
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
      'you can also close it yourself: click outside the message or press Escape.',
      "Escape only works if it's the first key that you press after the overlay appears.",
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
      'When you click a path, the browser requests /__open-in-editor from the origin of the page.',
      "This request doesn't reach the dev server in two cases: the page comes from another server, or server.base isn't /.",
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
    says: [
      'If you want to keep the page in view while you type, turn the overlay off.',
      'The errors still appear in the terminal and in the browser console:',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', section: 'Error overlay' },
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write, log }) {
      const page = await open('/');
      const logged = page.waitForEvent('console', (message) => message.text().includes('index.js'));
      write('src/index.js', 'const = ;\n');
      await logged;
      assert.equal(await page.locator('rsbuild-error-overlay').count(), 0);
      await until(() => /index\.js/.test(log()));
    },
  },
  {
    says: [
      'In production mode, a failed compilation produces no files.',
      "If the first one fails, there's no page that could show the errors, and the server answers with 404.",
    ],
    run: 'dev',
    config: { mode: 'production' },
    files: { 'src/index.js': "import './missing';\n" },
    expect: async ({ get }) =>
      assert.equal((await get('/', { headers: { accept: 'text/html' } })).status, 404),
  },
];
