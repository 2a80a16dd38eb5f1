import { createRsbuild } from '@rsbuild/core';
import assert from 'node:assert/strict';
import { withTerminal } from '#kit/with-terminal';
import type { Proof } from '#tools/prover/proof';

const html = { headers: { accept: 'text/html' } };
const site = { title: 'rsbuild.config.ts', nth: 1 };
const pageFiles = ['src/index.ts', 'src/about.ts'];
const shop = {
  sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
  files: { 'public/favicon.ico': 'icon' },
};
const below = (base: string) => ({ server: { base } });

const routes: Proof[] = (['dev', 'preview'] as const).map((run) => ({
  says: [
    'Each entry becomes a page.',
    'index | / | /shop',
    'about | /about | /shop/about',
    'The server completes the address and answers /about with about.html.',
    'You can also request the full name, /about.html.',
    'Both use the options under server and the same page routes.',
    "/shopx begins with /shop, so it isn't rejected but answered by the fallback.",
    'The server compares the beginning of the address.',
  ],
  run,
  sample: site,
  with: below('/shop'),
  pageFiles,
  async expect({ get, page }) {
    assert.match(await page('/shop'), /static\/js\/index\./);
    assert.match(await page('/shop/about'), /static\/js\/about\./);
    assert.match(await page('/shop/about.html'), /static\/js\/about\./);
    const similar = await get('/shopx', html);
    assert.equal(similar.status, 200);
    assert.match(await similar.text(), /static\/js\/index\./);
  },
}));

export const proofs: Proof[] = [
  {
    says: 'The preview server ignores publicDir, because the build has already copied those files, and middlewareMode.',
    run: 'preview',
    config: {
      server: {
        publicDir: { name: 'public', copyOnBuild: false },
        htmlFallback: false,
        middlewareMode: true,
      },
    },
    files: { 'public/robots.txt': 'User-agent: *' },
    async expect({ get }) {
      assert.equal((await get('/robots.txt')).status, 404);
      assert.equal((await get('/')).status, 200);
    },
  },
  {
    says: [
      'rsbuild preview serves the files of a finished build.',
      'Of the options under dev, the preview server reads cliShortcuts and ignores the others.',
    ],
    run: 'script',
    expect: ({ root, port, config, log }) =>
      withTerminal(async () => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            ...config,
            mode: 'production',
            server: { port },
            dev: {
              cliShortcuts: true,
              assetPrefix: '/dev/',
              setupMiddlewares: [
                ({ unshift }) => unshift((_request, response) => response.end('from dev')),
              ],
            },
          },
        });
        await (await rsbuild.build()).close();
        const { server } = await rsbuild.preview();
        try {
          const page = await (await fetch(`http://localhost:${port}/`)).text();
          assert.match(page, /src="\/static\/js\/index\.\w{8}\.js"/);
        } finally {
          await server.close();
        }
        assert.match(log(), /press h \+ enter to show shortcuts/);
      }),
  },
  {
    says: "The preview server doesn't check the method or the Accept header, but its answer is 404 if the address is below a folder and ends in an extension, such as /orders/v1.html.",
    run: 'preview',
    async expect({ get }) {
      for (const init of [{ method: 'POST' }, { headers: { accept: 'application/json' } }]) {
        const answer = await get('/orders/7', init);
        assert.equal(answer.status, 200);
        assert.match(await answer.text(), /static\/js\/index\./);
      }
      assert.equal((await get('/orders/v1.html', html)).status, 404);
    },
  },
  {
    says: 'CORS | Allowed for origins on your own machine, such as localhost, not for others',
    run: 'dev',
    async expect({ get }) {
      const allowed = async (origin: string) =>
        (await get('/', { headers: { ...html.headers, origin } })).headers.get(
          'access-control-allow-origin',
        ) === origin;
      assert.ok(await allowed('http://localhost:9'));
      assert.ok(await allowed('http://127.0.0.1:9'));
      assert.ok(!(await allowed('http://example.com')));
    },
  },
  ...routes,
  ...(
    [
      ['dev', 'index'],
      ['preview', 'about'],
    ] as const
  ).map<Proof>(([run, name]) => ({
    says: [
      'If there is none, it uses the fallback below, so you get the home page.',
      'The preview server answers /about/ with about.html.',
    ],
    run,
    sample: site,
    pageFiles,
    expect: async ({ page }) =>
      assert.match(await page('/about/'), new RegExp(`static/js/${name}\\.`)),
  })),
  {
    says: 'For /about/, the dev server looks for about/index.html.',
    run: 'dev',
    sample: site,
    with: { html: { outputStructure: 'nested' } },
    pageFiles,
    expect: async ({ page }) => assert.match(await page('/about/'), /static\/js\/about\./),
  },
  {
    says: 'In the same way, it answers /docs/ with docs/index.html if that file exists.',
    run: 'dev',
    files: { 'public/docs/index.html': 'the documentation' },
    expect: async ({ page }) => assert.equal(await page('/docs/'), 'the documentation'),
  },
  {
    says: [
      'The dev server therefore answers with index.html and status 200 if these conditions are met:',
      'The method is GET or HEAD.',
      'The Accept header contains text/html or */*.',
      "The URL isn't exactly /favicon.ico, with no query.",
      'Otherwise the answer is 404, or 204 without content for /favicon.ico and for OPTIONS requests.',
      'Unknown pages | Answered with index.html | server.htmlFallback',
    ],
    run: 'dev',
    async expect({ get }) {
      const ask = async (accept: string, method = 'GET', path = '/orders/7') => {
        const response = await get(path, { method, headers: { accept } });
        return [response.status, /index\.js/.test(await response.text())];
      };
      assert.deepEqual(await ask('text/html'), [200, true]);
      assert.deepEqual(await ask('*/*'), [200, true]);
      assert.deepEqual(await ask('text/html', 'HEAD'), [200, false]);
      assert.deepEqual(await ask('application/json'), [404, false]);
      assert.deepEqual(await ask('text/html', 'POST'), [404, false]);
      assert.deepEqual(await ask('text/html', 'OPTIONS'), [204, false]);
      assert.deepEqual(await ask('text/html', 'GET', '/favicon.ico'), [204, false]);
      assert.deepEqual(await ask('text/html', 'GET', '/favicon.ico?v=2'), [200, true]);
    },
  },
  {
    says: 'If you want a 404 for unknown pages, set server.htmlFallback to false.',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async ({ get }) => assert.equal((await get('/orders/7', html)).status, 404),
  },
  ...[undefined, true].map<Proof>((historyApiFallback) => ({
    says: [
      'If your environments write to separate directories, such as dist/client and dist/server, the dev server neither completes addresses nor uses this fallback.',
      'In that case, request /about.html, and set historyApiFallback to true for a single-page app.',
    ],
    run: 'dev',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      server: { historyApiFallback },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect({ get }) {
      const statusOf = async (path: string) => (await get(path, html)).status;
      assert.equal(await statusOf('/about.html'), 200);
      if (!historyApiFallback) assert.equal(await statusOf('/about'), 404);
      assert.equal(await statusOf('/orders/7'), historyApiFallback ? 200 : 404);
    },
  })),
  {
    says: 'Now / and /orders/7 show main.html.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'historyApiFallback' },
    pageFiles: ['src/index.ts'],
    async expect({ get }) {
      for (const address of ['/', '/orders/7']) {
        const answer = await get(address, html);
        assert.equal(answer.status, 200);
        assert.match(await answer.text(), /static\/js\/main\.js/);
      }
    },
  },
  {
    says: [
      'The route follows the location of the file.',
      "If you set output.distPath.html to 'pages', the home page moves to /pages/ and about to /pages/about.",
      'A request for / then results in a 404, because there is no index.html at the root anymore.',
    ],
    run: 'dev',
    sample: site,
    with: { output: { distPath: { html: 'pages' } } },
    pageFiles,
    async expect({ get, page }) {
      assert.match(await page('/pages/'), /static\/js\/index\.js/);
      assert.match(await page('/pages/about'), /static\/js\/about\.js/);
      assert.equal((await get('/', html)).status, 404);
    },
  },
  {
    says: [
      '/shop/favicon.ico | The file public/favicon.ico',
      '/, /index.html | 302 to the same page below the base',
      "/about and other addresses that don't begin with /shop | 404 with the right address, which is a link for page requests",
      'The addresses of assets follow, because the base is the default of dev.assetPrefix and output.assetPrefix.',
      'With a base, the list is below it, for example at /shop/rsbuild-dev-server.',
    ],
    run: 'dev',
    ...shop,
    async expect({ get, page }) {
      assert.equal(await (await get('/shop/favicon.ico')).text(), 'icon');
      const to = async (path: string) => {
        const { status, headers } = await get(path, html);
        return [status, headers.get('location')];
      };
      assert.deepEqual(await to('/'), [302, '/shop/']);
      assert.deepEqual(await to('/index.html'), [302, '/shop/index.html']);
      const outside = await get('/about', html);
      assert.equal(outside.status, 404);
      assert.match(await outside.text(), /href="\/shop\/about"/);
      const fetched = await get('/about');
      assert.equal(fetched.status, 404);
      assert.match(await fetched.text(), /mean to visit \/shop\/about instead/);
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      assert.match(await page('/shop/rsbuild-dev-server'), /href="static\/js\/index\.js"/);
    },
  },
  {
    says: [
      'This one answers /api/time:',
      '2. middlewares.unshift() in dev.setupMiddlewares | The config file',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: '/api/time' },
    async expect({ get }) {
      const { now } = (await (await get('/api/time')).json()) as { now: number };
      assert.ok(Math.abs(Date.now() - now) < 60_000);
    },
  },
  {
    says: [
      'Middleware in the last two places gets the requests that are still unanswered.',
      'Page requests and fetch() calls with the method GET accept HTML, so the fallback answers them first.',
    ],
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [({ push }) => push((_request, response) => response.end('pushed'))],
      },
    },
    async expect({ get }) {
      const ask = async (accept: string) =>
        (await get('/api/time', { headers: { accept } })).text();
      assert.equal(await ask('application/json'), 'pushed');
      assert.match(await ask('text/html'), /<html/);
      assert.match(await ask('*/*'), /<html/);
    },
  },
  {
    says: 'If a middleware needs these properties, run it inside an Express app and add the app as the middleware:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "from 'express'" },
    expect: async ({ get }) =>
      assert.deepEqual(await (await get('/api/hello?name=Ada')).json(), { text: 'Hello Ada' }),
  },
  {
    says: "Express adds properties such as req.query, req.params and req.path to a request. connect doesn't have them.",
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift }) =>
            unshift((request, response) =>
              response.end(
                String(['query', 'params', 'path'].filter((name) => name in request).length),
              ),
            ),
        ],
      },
    },
    expect: async ({ get }) => assert.equal(await (await get('/?a=1')).text(), '0'),
  },
  {
    says: 'If you set Rspack\'s devServer options, they have no effect and Rsbuild warns with Find invalid Rspack config: "devServer".',
    run: 'build',
    config: { tools: { rspack: { devServer: { port: 1 } } } },
    expect: ({ log }) => assert.match(log, /Find invalid Rspack config: "devServer"/),
  },
];
