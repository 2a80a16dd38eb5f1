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
      'true opens the first page, normally index, below server.base.',
    ],
    run: 'script',
    expect: opening(() => true, at('/shop/'), { server: { base: '/shop' } }),
  },
  ...([true, '/pages/index'] as const).map<Proof>((open) => ({
    says: [
      'You move the page with html in output.filename, and true still opens the URL that the page would have otherwise.',
      "Set the path instead, such as '/pages/index'.",
    ],
    run: 'script',
    expect: opening(() => open, at(open === true ? '/' : open), {
      output: { filename: { html: 'pages/[name].html' } },
    }),
  })),
  {
    says: 'On the dev server, true then opens /client/, but the page is at /.',
    run: 'script',
    expect: opening(() => true, at('/client/'), {
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    }),
  },
  {
    says: 'So set the path instead of true:',
    run: 'script',
    expect: opening(() => '/about', at('/about')),
  },
  {
    says: 'A full URL opens as it is:',
    run: 'script',
    expect: opening(
      () => 'https://app.test/',
      () => ['https://app.test/'],
    ),
  },
  {
    says: 'An array opens more than one page at once, for example the shop and its administration side by side:',
    run: 'script',
    expect: opening(() => ['/', '/admin'], at('/', '/admin')),
  },
  {
    says: [
      'You can wake such an API in before: Rsbuild waits until this function is done, and then opens the target.',
      'Without target, the first page opens.',
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
    says: 'and then opens the target.',
    run: 'script',
    expect: opening(() => ({ target: ['/', '/admin'] }), at('/', '/admin')),
  },
  {
    says: "But it leaves the base to you: with base: '/shop', set '/shop/admin'.",
    run: 'script',
    expect: opening(() => '/shop/admin', at('/shop/admin'), { server: { base: '/shop' } }),
  },
  {
    says: 'Put <port> in place of the number, and the page opens on the real port:',
    run: 'script',
    expect: opening(
      () => 'http://127.0.0.1:<port>/admin',
      (port) => [`http://127.0.0.1:${port}/admin`],
    ),
  },
  {
    says: [
      'chrome, edge and firefox work on each operating system, and Rsbuild takes other values for the name of a program.',
      'To pass arguments to the browser, set BROWSER_ARGS as well (since 1.3.4), and separate them with spaces:',
    ],
    run: 'script',
    expect: opening(
      () => true,
      (port) => [`--incognito --new-window http://localhost:${port}/`],
      {},
      '--incognito --new-window',
    ),
  },
  ...([false, undefined] as const).map<Proof>((open) => ({
    says: 'Each time you run rsbuild dev, you click the URL that it prints.',
    run: 'script',
    expect: opening(
      () => open,
      () => [],
    ),
  })),
  {
    says: 'Set server.open to true, and the page opens in your browser as soon as the dev server or the preview server is listening:',
    run: 'script',
    expect: opening(() => true, at('/'), {}, undefined, startPreview),
  },
  {
    says: 'Rsbuild puts localhost in front of a path, or the host from server.host.',
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
      'If you want to use the flag, leave server.open out or set it to false.',
      'Otherwise, Rsbuild opens what the config file says and ignores the flag.',
    ],
    run: 'script',
    expect: async (project) =>
      assert.equal(await openedBy(command, { server: { open } }, project), page),
  })),
  {
    says: 'Keep the catch, because an uncaught error in before ends the whole process.',
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
    says: [
      'is not a valid URL or pathname',
      "The server stops with this message when a target is neither a URL nor a path, as in 'http://'.",
    ],
    run: 'command',
    command: 'rsbuild dev --port 31320',
    files: { 'rsbuild.config.mjs': "export default { server: { open: 'http://' } };\n" },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /is not a valid URL or pathname/);
    },
  },
  {
    says: 'A project without HTML pages has no first page that true could open.',
    run: 'script',
    expect: opening(
      () => true,
      () => [],
      { tools: { htmlPlugin: false } },
    ),
  },
  {
    says: 'In CodeSandbox, where the variable CSB is true, the editor shows the page, so Rsbuild opens no page at all.',
    run: 'script',
    env: { CSB: 'true' },
    expect: opening(
      () => true,
      () => [],
    ),
  },
  {
    says: [
      'When you edit the config file, the server restarts, but Rsbuild opens each URL once per process.',
      'Press o in the terminal to open it again',
    ],
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
    says: [
      'true and paths open an http URL, which gets no answer.',
      'Set the full URL instead, with https at its beginning.',
    ],
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
    says: [
      'If there is no such program, the server ends with this error.',
      'On Linux, Rsbuild starts your browser by the name of its program: google-chrome for BROWSER=chrome, and microsoft-edge for BROWSER=edge.',
    ],
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
