import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createRsbuild, type DevConfig, type RsbuildConfig } from '@rsbuild/core';
import { late } from '#kit/late-compilation';
import { startDev } from '#kit/start-dev';
import { typeProofs } from '#kit/type-proofs';
import { until } from '#kit/until';
import type { Proof, Server } from '#tools/prover/proof';

const lazy = {
  'src/index.js': "document.documentElement.dataset.index = 'here';\nimport('./later.js');\n",
  'src/later.js': "document.documentElement.dataset.later = 'here';",
};
const two: RsbuildConfig = {
  environments: { web: {}, admin: { output: { distPath: { root: 'dist/admin' } } } },
};
type Value = DevConfig['lazyCompilation'];

/** Which of the project's modules a server has compiled, by the scripts that they become. */
async function compiled(
  { get }: Pick<Server, 'get'>,
  scripts: Record<string, string> = { index: 'index', later: 'async/src_later_js' },
): Promise<string[]> {
  const answers = await Promise.all(
    Object.values(scripts).map(async (name) => (await get(`/static/js/${name}.js`)).text()),
  );
  return Object.keys(scripts).filter((name) => answers.join().includes(`dataset.${name} =`));
}

/** Proves a sentence by what the server has compiled before a browser asks. */
const starts = (
  says: string | string[],
  dev: RsbuildConfig['dev'] & { lazyCompilation: Value },
  expected: string[],
  rest: RsbuildConfig = {},
): Proof => ({
  says,
  run: 'dev',
  files: lazy,
  config: { dev, ...rest },
  expect: async (server) => assert.deepEqual(await compiled(server), expected),
});

const arrived = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset.index === 'here' &&
      document.documentElement.dataset.later === 'here',
  );
const wayOfLoading = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
  );

export const proofs: Proof[] = [
  // The first server of a test process loads its modules too slowly for lazy compilation: this one needs none.
  starts(
    [
      'The types allow environments.<name>.dev.lazyCompilation, but Rsbuild ignores the value.',
      "You're working on one page of a large app, but the dev server compiles all the others as well before you see yours.",
    ],
    { lazyCompilation: undefined },
    ['index', 'later'],
    {
      environments: { web: { dev: { lazyCompilation: true } } },
    },
  ),
  ...[true, false].map<Proof>((lazyCompilation) => ({
    says: [
      "The bundle contains the client, which can't run in Node.js.",
      'Your only environment has the target node, and its bundle fails with this message.',
      'Turn lazy compilation off.',
    ],
    run: 'script',
    files: { 'src/index.js': 'export const shoes = 2;\n' },
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          output: { target: 'node' },
          dev: { lazyCompilation },
          server: { port, middlewareMode: true },
        },
      });
      const server = await rsbuild.createDevServer();
      try {
        const bundle = server.environments.node!.loadBundle<{ shoes: number }>('index');
        if (lazyCompilation) await assert.rejects(bundle, /Invalid URL/);
        else assert.equal((await bundle).shoes, 2);
      } finally {
        await server.close();
      }
    },
  })),
  {
    says: [
      'A bundle for the target web-worker gets no updates.',
      'Start the worker again after each newly compiled module.',
    ],
    run: 'dev',
    files: {
      'src/index.js':
        "postMessage('first');\nimport('./later').then((later) => postMessage(later.default));\n",
      'src/later.js': "export default 'later';\n",
      'public/page.html': '<!doctype html><title>Worker</title>',
    },
    config: { output: { target: 'web-worker' }, dev: { lazyCompilation: true } },
    async expect({ open }) {
      const page = await open('/page.html');
      /** What a new worker sends until it says that it gets no update, or has sent everything. */
      const started = async () => {
        const noUpdate = page.waitForEvent('console', (message) =>
          /Hot Module Replacement is not enabled|later/.test(message.text()),
        );
        const messages = await page.evaluateHandle(() => {
          const all: string[] = [];
          new Worker('/static/js/index.js').onmessage = ({ data }) => {
            all.push(data as string);
            console.log(data);
          };
          return all;
        });
        await noUpdate;
        return messages.jsonValue();
      };
      assert.deepEqual(await started(), []);
      await until(async () => (await started()).includes('first'));
      await until(async () => (await started()).includes('later'));
    },
  },
  {
    says: 'rsbuild build still compiles everything, so your release stays as it is.',
    run: 'build',
    files: lazy,
    config: { mode: 'development', dev: { lazyCompilation: true } },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /dataset\.index/);
      assert.match(read('static/js/async/*.js'), /dataset\.later/);
    },
  },
  {
    says: [
      'Lazy compilation changes that: it compiles a page or a dynamically imported module when the browser needs it for the first time:',
      'In return, you wait a little when you open a page for the first time.',
    ],
    run: 'dev',
    alone: true,
    files: lazy,
    config: { ...late, dev: { lazyCompilation: true } },
    async expect(server) {
      assert.deepEqual(await compiled(server), []);
      const page = await server.open();
      await arrived(page);
      assert.match(server.log(), /building src\/index\.js[\s\S]*building src\/later\.js/);
    },
  },
  ...[true, { entries: true, imports: true }].map((value) =>
    starts(
      'true stands for both: the entries of your pages and the modules behind import().',
      { lazyCompilation: value },
      [],
    ),
  ),
  ...[{}, { imports: true }].map((value) =>
    starts(
      'Both fields are true unless you change them, so { imports: true } alone would still compile the entry lazily.',
      { lazyCompilation: value },
      [],
    ),
  ),
  {
    says: [
      'We recommend that you compile the entry at the start and leave only the routes for later:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'entries: false' },
    with: late,
    files: lazy,
    async expect(server) {
      assert.deepEqual(await compiled(server), ['index']);
      await arrived(await server.open());
      assert.match(server.log(), /building src\/later\.js/);
    },
  },
  {
    says: [
      'The server is ready sooner, and what nobody opens is never compiled.',
      "If your project consists of many pages, it's the entries that matter",
    ],
    run: 'dev',
    files: {
      'src/index.js': "document.documentElement.dataset.index = 'here';",
      'src/other.js': "document.documentElement.dataset.other = 'here';",
    },
    config: {
      ...late,
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      dev: { lazyCompilation: { imports: false } },
    },
    async expect(server) {
      // Not by the log: files that are younger than the watcher are told there as changed.
      const scripts = { index: 'async/src_index_js', other: 'async/src_other_js' };
      const visit = async (address: string, name: string) => {
        const page = await server.open(address);
        await page.waitForFunction((key) => document.documentElement.dataset[key] === 'here', name);
      };
      assert.deepEqual(await compiled(server, scripts), []);
      await visit('/other.html', 'other');
      assert.deepEqual(await compiled(server, scripts), ['other']);
      await visit('/', 'index');
      assert.deepEqual(await compiled(server, scripts), ['index', 'other']);
    },
  },
  {
    says: 'and you may want each page to be complete once you open it.',
    run: 'dev',
    sample: { containing: 'imports: false' },
    with: late,
    files: {
      'src/index.js':
        "document.documentElement.dataset.index = 'here';\nwindow.later = () => import('./later.js');\n",
      'src/later.js': "document.documentElement.dataset.later = 'here';",
    },
    async expect(server) {
      const scripts = { index: 'async/src_index_js', later: 'async/src_later_js' };
      assert.deepEqual(await compiled(server, scripts), []);
      const page = await server.open();
      await page.waitForFunction(() => document.documentElement.dataset.index === 'here');
      assert.deepEqual(await compiled(server, scripts), ['index', 'later']);
    },
  },
  {
    says: 'At the start, Rsbuild compiles the modules for which this function returns false:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'checkout' },
    with: { source: { entry: { index: './src/checkout/index.js' } } },
    files: {
      'src/checkout/index.js':
        "document.documentElement.dataset.index = 'here';\nimport('../later.js');\n",
      'src/later.js': "document.documentElement.dataset.later = 'here';",
    },
    expect: async (server) => assert.deepEqual(await compiled(server), ['index']),
  },
  {
    says: 'So set the URL of the dev server, in which <port> stands for the port that the server uses:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'serverUrl' },
    files: lazy,
    async expect({ get, port }) {
      const code = await (await get('/static/js/index.js')).text();
      const address = encodeURIComponent(`http://localhost:${port}/lazy-compilation-using-`);
      assert.ok(code.includes(address), code);
    },
  },
  ...[
    [{}, '/lazy-compilation-using-'],
    [{ prefix: '/compile-' }, '/compile-'],
    [{}, '/lazy-compilation-using-', '/shop'],
    [{ prefix: '/shop/lazy-compilation-using-' }, '/shop/lazy-compilation-using-', '/shop'],
  ].map(([value, prefix, base]): Proof => ({
    says: [
      'A small client in the page asks the server for the modules that the page needs, and it sends these requests to the origin of the page.',
      'But if a backend sends the page, the requests go to the backend.',
      "Behind a proxy that only forwards /shop, the origin is right, but the requests still don't arrive.",
      "That's because the client calls /lazy-compilation-using-… at the root, not below server.base.",
      'Put the base into prefix:',
    ],
    run: 'dev',
    files: lazy,
    config: {
      ...late,
      dev: { lazyCompilation: value as Value },
      server: { base: base as string | undefined },
    },
    alone: true,
    async expect({ open, port }) {
      const page = await open(base as string | undefined);
      await arrived(page);
      const asked = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      assert.ok(
        asked.some((url) => url.startsWith(`http://localhost:${port}${String(prefix)}`)),
        asked.join(),
      );
    },
  })),
  {
    says: 'Then write a client yourself, and set client to the path of its file.',
    run: 'script',
    files: { ...lazy, 'client.js': "export const activate = () => console.log('my client');" },
    async expect({ root, port }) {
      const { server } = await startDev(root, {
        server: { port },
        dev: { lazyCompilation: { client: path.join(root, 'client.js') } },
      });
      try {
        const code = await (await fetch(`http://localhost:${port}/static/js/index.js`)).text();
        assert.match(code, /my client/);
      } finally {
        await server.close();
      }
    },
  },
  starts(
    [
      'Lazy compilation only works with one environment.',
      'When you have two or more environments, Rsbuild compiles everything immediately.',
    ],
    { lazyCompilation: true },
    ['index', 'later'],
    two,
  ),
  {
    says: "Start the environment that you're working on:",
    run: 'script',
    files: lazy,
    async expect({ root, port }) {
      const rsbuildConfig = { ...two, dev: { lazyCompilation: true }, server: { port } };
      const rsbuild = await createRsbuild({ cwd: root, environment: ['web'], rsbuildConfig });
      const { server, urls } = await rsbuild.startDevServer();
      const get = (address: string) => fetch(`${urls[0]}${address}`);
      assert.deepEqual(await compiled({ get }), []);
      await server.close();
    },
  },
  ...typeProofs("type EnvironmentDev = NonNullable<EnvironmentConfig['dev']>;", [
    [
      'The types allow environments.<name>.dev.lazyCompilation',
      'Fits<{ lazyCompilation: true }, EnvironmentDev>',
    ],
  ]),
  ...(
    [
      [{ hmr: false }, 'development'],
      [{}, 'production'],
      [{}, 'none'],
    ] as const
  ).map(([dev, mode]): Proof => ({
    says: "But without HMR, the page has to reload for it: you've turned dev.hmr off, or the mode is production or none.",
    run: 'dev',
    files: lazy,
    config: {
      ...late,
      mode,
      output: { filenameHash: false },
      dev: { lazyCompilation: true, ...dev },
    },
    async expect({ open }) {
      const page = await open();
      await arrived(page);
      assert.equal(await wayOfLoading(page), 'reload');
    },
  })),
  {
    says: [
      "Both dev.hmr and dev.liveReload are off, so the new module doesn't reach the page.",
      'Turn one of these options on, or reload the page yourself.',
    ],
    run: 'dev',
    files: lazy,
    config: {
      ...late,
      dev: { lazyCompilation: { imports: false }, hmr: false, liveReload: false },
    },
    async expect(server) {
      const page = await server.open();
      await until(() => /building src\/index\.js[\s\S]*ready/.test(server.log()));
      assert.equal(await page.evaluate(() => document.documentElement.dataset.index), undefined);
      await page.reload();
      await arrived(page);
    },
  },
];
