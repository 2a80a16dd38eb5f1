import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { noteOpened, openedBy } from '#kit/opened-pages';
import { selfSigned } from '#kit/self-signed';
import { startDev } from '#kit/start-dev';
import { until } from '#kit/until';
import type { Proof, Project } from '#tools/prover/proof';

type Open = NonNullable<RsbuildConfig['server']>['open'];

const last = 'https://last.test/';

/** Opens one more page. What was opened before is in the list when this one is. */
async function openLast(cwd: string, list: () => string[]) {
  delete process.env.BROWSER_ARGS;
  delete process.env.CSB;
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { server: { open: last } } });
  const server = await rsbuild.createDevServer({ runCompile: false });
  try {
    await server.open();
    await until(() => list().includes(last));
  } finally {
    await server.close();
  }
}

/** Starts a server whose browser notes what it is started with, and waits for what it was told. */
const opening =
  (
    open: (port: number) => Open,
    expected: (port: number) => string[],
    more: RsbuildConfig = {},
    browserArguments?: string,
    start: typeof startDev = startDev,
  ) =>
  async ({ root, port, write }: Project) => {
    const { browser, list } = noteOpened(root, write);
    process.env.BROWSER = browser;
    if (browserArguments !== undefined) process.env.BROWSER_ARGS = browserArguments;
    const wanted = expected(port);
    const { server } = await start(root, {
      ...more,
      server: { ...more.server, port, open: open(port) },
    });
    try {
      await until(() => list().length >= wanted.length);
      await openLast(root, list);
      assert.deepEqual(list().sort(), [...wanted, last].sort());
    } finally {
      await server.close();
    }
  };

/** Builds a project and starts the preview server. */
const startPreview: typeof startDev = async (cwd, rsbuildConfig) => {
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { ...rsbuildConfig, mode: 'production' },
  });
  await (await rsbuild.build()).close();
  return rsbuild.preview();
};

const at =
  (...paths: string[]) =>
  (port: number) =>
    paths.map((it) => `http://localhost:${port}${it}`);

export const proofs: Proof[] = [
  {
    says: [
      'Open one or more pages in the browser of your choice when the Rsbuild dev server or preview server starts.',
      'true | The first page, normally index, with server.base',
    ],
    run: 'script',
    expect: opening(() => true, at('/shop/'), { server: { base: '/shop' } }),
  },
  ...([true, '/pages/index'] as const).map<Proof>((open) => ({
    says: 'html in output.filename gives the page another name | true opens the address that the page would have without it. Pass the path, such as /pages/index',
    run: 'script',
    expect: opening(() => open, at(open === true ? '/' : open), {
      output: { filename: { html: 'pages/[name].html' } },
    }),
  })),
  {
    says: "Environments write to folders beside each other, such as dist/client and dist/server | On the dev server, true opens /client/, but the page is at /. Pass '/'",
    run: 'script',
    expect: opening(() => true, at('/client/'), {
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    }),
  },
  {
    says: "'/about' | This path on the server",
    run: 'script',
    expect: opening(() => '/about', at('/about')),
  },
  {
    says: "'https://app.test/' | This address as it is, for example a proxy in front of the server",
    run: 'script',
    expect: opening(
      () => 'https://app.test/',
      () => ['https://app.test/'],
    ),
  },
  {
    says: 'Array | Each item',
    run: 'script',
    expect: opening(() => ['/', '/admin'], at('/', '/admin')),
  },
  {
    says: [
      '{ target, before } | The targets, after before has run. Without target, the first page',
      'Rsbuild waits for before and then opens the pages.',
    ],
    run: 'script',
    async expect({ root, port, write }) {
      const { browser, list } = noteOpened(root, write);
      process.env.BROWSER = browser;
      let finish: (() => void) | undefined;
      const before = () => new Promise<void>((resolve) => (finish = resolve));
      const { server } = await startDev(root, { server: { port, open: { before } } });
      try {
        await until(() => finish !== undefined);
        await openLast(root, list);
        assert.deepEqual(list(), [last]);
        finish!();
        await until(() => list().length > 1);
        assert.deepEqual(list(), [last, `http://localhost:${port}/`]);
      } finally {
        await server.close();
      }
    },
  },
  {
    says: '{ target, before } | The targets, after before has run. Without target, the first page',
    run: 'script',
    expect: opening(() => ({ target: ['/', '/admin'] }), at('/', '/admin')),
  },
  {
    says: "A path starts at the root of the host, so with base: '/shop', write '/shop/admin'.",
    run: 'script',
    expect: opening(() => '/shop/admin', at('/shop/admin'), { server: { base: '/shop' } }),
  },
  {
    says: 'In a full address, write <port> in place of the port number:',
    run: 'script',
    expect: opening(
      () => 'http://127.0.0.1:<port>/admin',
      (port) => [`http://127.0.0.1:${port}/admin`],
    ),
  },
  {
    says: ['BROWSER_ARGS | Arguments for that browser, separated by spaces (since 1.3.4).'],
    run: 'script',
    expect: opening(
      () => true,
      (port) => [`--incognito --new-window http://localhost:${port}/`],
      {},
      '--incognito --new-window',
    ),
  },
  {
    says: 'Array | Each item. An empty array opens the first page',
    run: 'script',
    expect: opening(() => [], at('/')),
  },
  ...([false, undefined] as const).map<Proof>((open) => ({
    says: ['false | No page', 'Without it, you open the printed address yourself.'],
    run: 'script',
    expect: opening(
      () => open,
      () => [],
    ),
  })),
  {
    says: 'server.open opens your page in the browser when the dev server or the preview server is listening.',
    run: 'script',
    expect: opening(() => true, at('/'), {}, undefined, startPreview),
  },
  {
    says: 'The host is localhost, or the one from server.host.',
    run: 'script',
    expect: opening(
      () => ['/about', '/'],
      (port) => [`http://127.0.0.1:${port}/about`, `http://127.0.0.1:${port}/`],
      { server: { host: '127.0.0.1' } },
    ),
  },
  ...(
    [
      ['dev --open', undefined, '/'],
      ['dev -o /flag', false, '/flag'],
      ['dev --open /flag', '/file', '/file'],
      ['dev --open /flag', true, '/'],
    ] as const
  ).map<Proof>(([command, open, page]) => ({
    says: [
      "-o and --open have an effect if server.open isn't set or is false.",
      'Otherwise, Rsbuild uses the value in the config file instead of the flag.',
    ],
    run: 'script',
    expect: async (project) =>
      assert.equal(await openedBy(command, { server: { open } }, project), page),
  })),
  {
    says: 'Catch errors inside before, because an uncaught error ends the whole process.',
    run: 'command',
    command: 'rsbuild dev --port 31310',
    files: {
      'rsbuild.config.mjs':
        "export default { server: { open: { before() { throw new Error('API is cold'); } } } };\n",
    },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /API is cold/);
    },
  },
  {
    says: 'The target is neither an address nor a path | You see an error with is not a valid URL or pathname, and the process ends',
    run: 'command',
    command: 'rsbuild dev --port 31320',
    files: { 'rsbuild.config.mjs': "export default { server: { open: 'http://' } };\n" },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /is not a valid URL or pathname/);
    },
  },
  {
    says: 'The project has no HTML page, and you set no target | There is no page to open',
    run: 'script',
    expect: opening(
      () => true,
      () => [],
      { tools: { htmlPlugin: false } },
    ),
  },
  {
    says: "You work in CodeSandbox (CSB=true) | Rsbuild doesn't open pages there",
    run: 'script',
    env: { CSB: 'true' },
    expect: opening(
      () => true,
      () => [],
    ),
  },
  {
    says: 'The server restarted | Rsbuild opens an address once per process. Press o to open it again',
    run: 'script',
    async expect({ root, port, write }) {
      const { browser, list } = noteOpened(root, write);
      process.env.BROWSER = browser;
      const rsbuildConfig = { server: { port, open: true } };
      const { server } = await startDev(root, rsbuildConfig);
      await until(() => list().length > 0);
      await server.close();
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const again = await rsbuild.createDevServer();
      await again.listen();
      try {
        const page = `http://localhost:${port}/`;
        await openLast(root, list);
        assert.deepEqual(list(), [page, last]);
        await again.open();
        await until(() => list().length > 2);
        assert.deepEqual(list(), [page, last, page]);
      } finally {
        await again.close();
      }
    },
  },
  ...(
    [
      [() => true, 'http'],
      [(port: number) => `https://localhost:${port}/`, 'https'],
    ] as const
  ).map<Proof>(([open, protocol]) => ({
    says: "You preview over HTTPS | In 1.3.22, true and paths open an http address that doesn't answer. Pass the full https address",
    run: 'script',
    expect: (project) =>
      opening(
        open,
        (port) => [`${protocol}://localhost:${port}/`],
        { plugins: [selfSigned(project.root)] },
        undefined,
        startPreview,
      )(project),
  })),
  ...[
    ['no-such-program', 'no-such-program'],
    ['chrome', 'google-chrome'],
    ['edge', 'microsoft-edge'],
  ].map<Proof>(([BROWSER = '', program]) => ({
    says: "On Linux, the server ends with spawn … ENOENT | The program doesn't exist. BROWSER=chrome starts google-chrome, and BROWSER=edge starts microsoft-edge. Set BROWSER to the name of an installed program, such as chromium",
    run: 'command',
    command: 'rsbuild dev --open --port 31330',
    env: { BROWSER, PATH: '' },
    files: { 'rsbuild.config.mjs': `export default {}; // ${BROWSER}\n` },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, new RegExp(`spawn ${program} ENOENT`));
    },
  })),
];
