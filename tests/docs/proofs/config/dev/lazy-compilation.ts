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
  starts('Rsbuild ignores the value.', { lazyCompilation: undefined }, ['index', 'later'], {
    environments: { web: { dev: { lazyCompilation: true } } },
  }),
  ...[true, false].map<Proof>((lazyCompilation) => ({
    says: 'If the only one has the target node, its bundle fails with Invalid URL when it runs.',
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
    says: 'If it has the target web-worker, start the worker again after each newly compiled module, because it gets no updates.',
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
    says: 'The option only affects the dev server, so rsbuild build still compiles everything.',
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
      "With lazy compilation, the dev server doesn't compile everything when it starts.",
      'It compiles a page or a dynamically imported module when the browser needs it for the first time.',
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
    starts('true is the same as { entries: true, imports: true }.', { lazyCompilation: value }, []),
  ),
  starts('Both fields are true unless you change them.', { lazyCompilation: {} }, []),
  starts(
    'If you only set { imports: true }, entries are still compiled lazily.',
    { lazyCompilation: { imports: true } },
    [],
  ),
  {
    says: [
      'To compile entries immediately and only dynamic imports lazily, set both fields:',
      "imports | true | Compile a module behind import() when it's first requested",
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
      'entries | true | Compile an entry when its page is first visited',
      'Lazy entries help an application with more than one page, because you wait for the page that you open and not for the others.',
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
    says: ['test | All modules | Only compile matching modules lazily', 'exclude them with test:'],
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
    says: [
      "serverUrl | '', the page's origin | The address that the client calls. <port> means the port that the server uses",
    ],
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
      "prefix | '/lazy-compilation-using-' | The path prefix of these calls",
      "The client tells the page's origin which modules it needs.",
      "server.base isn't part of the address that the client calls.",
      "If a proxy in front of the dev server only forwards the base, for example /shop, set prefix to '/shop/lazy-compilation-using-'.",
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
    says: 'client | Built in | The path of a file that replaces the client code',
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
      'With two or more environments, Rsbuild 1.3.22 compiles everything immediately, unless you start a single one with --environment.',
    ],
    { lazyCompilation: true },
    ['index', 'later'],
    two,
  ),
  {
    says: 'unless you start a single one with --environment.',
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
    says: 'With dev.hmr off, or in the modes production and none, the page reloads after each newly compiled module.',
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
    says: "If dev.liveReload is off as well, the module doesn't reach the page until you reload it.",
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
