import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { BehaviourCase } from '../case';

const script = '/static/js/index.js';
const lazy = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "console.log('word of later');",
};
const textOf = async (answer: Promise<Response>) => (await answer).text();

export const cases: BehaviourCase[] = [
  {
    option: 'dev.assetPrefix',
    claim: 'true writes the full address of the server',
    run: 'dev',
    config: { dev: { assetPrefix: true } },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://localhost:${port}${script}"`)),
  },
  {
    option: 'dev.assetPrefix',
    claim: '<port> becomes the real port',
    run: 'dev',
    config: { dev: { assetPrefix: 'http://127.0.0.1:<port>' } },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://127\\.0\\.0\\.1:${port}${script}"`)),
  },
  {
    option: 'dev.hmr',
    claim: 'without hmr and liveReload the page has no client code',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get(script)), /WebSocket/),
  },
  {
    option: 'dev.hmr',
    claim: 'false removes the plugin of Rspack',
    run: 'rspack',
    config: { mode: 'development', dev: { hmr: false } },
    expect: ({ plugins }) =>
      assert.ok(
        !plugins?.some((plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin'),
      ),
  },
  {
    option: 'dev.liveReload',
    claim: 'it brings the client code even without hmr',
    run: 'dev',
    config: { dev: { hmr: false } },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /WebSocket/),
  },
  {
    option: 'dev.client',
    claim: 'host, port and path reach the client; <port> is the real one',
    run: 'dev',
    config: { dev: { client: { host: 'dev.example.com', port: '<port>', path: '/socket' } } },
    async expect({ get, port }) {
      const code = await textOf(get(script));
      assert.match(code, /dev\.example\.com/);
      assert.match(code, /\/socket/);
      assert.match(code, new RegExp(`\\b${port}\\b`));
    },
  },
  {
    option: 'dev.writeToDisk',
    claim: 'by default nothing is written to dist',
    run: 'dev',
    async expect({ page, root }) {
      await page('/');
      assert.equal(fs.existsSync(path.join(root, 'dist/index.html')), false);
    },
  },
  {
    option: 'dev.writeToDisk',
    claim: 'true writes dist',
    run: 'dev',
    config: { dev: { writeToDisk: true } },
    async expect({ page, root }) {
      await page('/');
      assert.equal(fs.existsSync(path.join(root, 'dist/index.html')), true);
    },
  },
  {
    option: 'dev.lazyCompilation',
    claim: 'a dynamic import is compiled only when it is asked for',
    run: 'dev',
    files: lazy,
    config: { dev: { lazyCompilation: { imports: true, entries: false } } },
    async expect({ get }) {
      const code = await textOf(get(script));
      assert.match(code, /later_js_lazy-compilation-proxy/);
      const { status } = await get('/static/js/async/src_later_js.js', {
        headers: { accept: 'text/javascript' },
      });
      assert.equal(status, 404);
    },
  },
  {
    option: 'dev.setupMiddlewares',
    claim: 'unshift comes before the built-in middleware, push after it',
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift, push }) => {
            unshift((request, response, next) =>
              request.url === '/first' ? response.end('first') : next(),
            );
            push((request, response, next) =>
              request.url === '/last' ? response.end('last') : next(),
            );
          },
        ],
      },
    },
    async expect({ get }) {
      const plain = { headers: { accept: 'text/plain' } };
      assert.equal(await textOf(get('/first')), 'first');
      assert.equal(await textOf(get('/last', plain)), 'last');
    },
  },
  {
    option: 'dev.progressBar',
    claim: 'on in production mode, off in development',
    run: 'rspack',
    expect: ({ plugins }) =>
      assert.ok(plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? ''))),
  },
  {
    option: 'dev.progressBar',
    claim: 'off in development',
    run: 'rspack',
    config: { mode: 'development' },
    expect: ({ plugins }) =>
      assert.ok(!plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? ''))),
  },
];
