import assert from 'node:assert/strict';
import type { Proof, Server } from '#tools/prover/proof';

const accepting = (accept: string, method = 'GET') => ({ method, headers: { accept } });
const html = accepting('text/html');
const title = /<title>Rsbuild App</;
const status = async ({ get }: Server, path: string, init: RequestInit = html) =>
  (await get(path, init)).status;
const files = {
  'src/index.js': '',
  'src/about.js': '',
  'public/note.txt': 'a note',
};
const entry = { index: './src/index.js', about: './src/about.js' };

export const proofs: Proof[] = [
  {
    says: [
      'A single-page app does its own routing, so a reload on /settings still has to deliver index.html.',
      'By default, the server therefore answers a page request with index.html and status 200 if nothing else answers it.',
      "'index' | Gets index.html if your project has one",
      'No output file, public file or other page matches.',
    ],
    run: 'dev',
    files,
    config: { source: { entry } },
    async expect({ get, page }) {
      const reload = await get('/settings', html);
      assert.equal(reload.status, 200);
      assert.match(await reload.text(), /index\.js/);
      assert.match(await page('/about'), /about\.js/);
      assert.equal(await page('/note.txt'), 'a note');
      assert.doesNotMatch(await page('/static/js/about.js'), title);
    },
  },
  {
    says: [
      'Disable this if an unknown address should be a 404.',
      'false | Gets a 404. Existing pages such as / and /about still work',
    ],
    run: 'dev',
    files,
    sample: { section: 'Disable the fallback' },
    with: { source: { entry } },
    async expect(server) {
      assert.equal(await status(server, '/settings'), 404);
      assert.match(await server.page('/'), /index\.js/);
      assert.match(await server.page('/about'), /about\.js/);
    },
  },
  {
    says: [
      'In the dev server, these conditions have to be met:',
      'The method is GET or HEAD.',
      'Accept contains text/html or */*.',
      "The URL isn't exactly /favicon.ico, with no query.",
    ],
    run: 'dev',
    async expect(server) {
      for (const accept of ['text/html', '*/*']) {
        const response = await server.get('/a', accepting(accept));
        assert.equal(response.status, 200);
        assert.match(await response.text(), title);
      }
      const head = await server.get('/a', accepting('text/html', 'HEAD'));
      assert.equal(head.status, 200);
      assert.match(String(head.headers.get('content-type')), /text\/html/);
      assert.equal(await status(server, '/a', accepting('text/html', 'POST')), 404);
      assert.equal(await status(server, '/a', accepting('image/png')), 404);
      assert.equal(await status(server, '/favicon.ico'), 204);
      assert.equal(await status(server, '/favicon.ico?v=2'), 200);
    },
  },
  ...[
    { source: { entry: { main: './src/main.js' } } },
    { output: { distPath: { html: 'pages' } } },
  ].map<Proof>((config) => ({
    says: 'The build has an index.html at the top of the output directory.',
    run: 'dev',
    files: { 'src/main.js': '' },
    config,
    expect: async (server) => assert.equal(await status(server, '/a'), 404),
  })),
  ...[undefined, true].map<Proof>((historyApiFallback) => ({
    says: [
      "If they write to dist/client and dist/server, it's dist, which has no index.html, so unknown addresses are a 404.",
      'To get the page there too, set server.historyApiFallback to true.',
    ],
    run: 'dev',
    config: {
      server: { historyApiFallback },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect(server) {
      assert.match(await server.page('/'), title);
      const response = await server.get('/orders/7', accepting('text/html'));
      assert.equal(response.status, historyApiFallback ? 200 : 404);
      if (historyApiFallback) assert.match(await response.text(), title);
    },
  })),
  {
    says: [
      'The preview server uses the fallback of its static file server, which checks neither the method nor Accept.',
      'If the address is below a folder and ends in an extension, such as /orders/v1.html, it answers with 404.',
    ],
    run: 'preview',
    async expect({ get }) {
      for (const init of [accepting('image/png'), accepting('text/html', 'POST')]) {
        const response = await get('/a', init);
        assert.equal(response.status, 200);
        assert.match(await response.text(), title);
      }
      assert.equal((await get('/orders/v1.html', accepting('text/html'))).status, 404);
    },
  },
  ...(
    [
      ['/v1.html', {}, 200],
      ['/v1.html', { output: { assetPrefix: 'https://cdn.example.com/' } }, 200],
      ['/v1.html', { output: { assetPrefix: 'https://cdn.example.com/shop/' } }, 404],
      ['/v1.html', { output: { assetPrefix: 'auto' } }, 404],
      ['/shop/v1.html', { server: { base: '/shop' } }, 404],
    ] as const
  ).map<Proof>(([path, config, expected]) => ({
    says: [
      "An address at the top, such as /v1.html, gets the page, unless the asset prefix has a path or is 'auto'.",
      "With base: '/shop', it has a path by default, so /shop/v1.html is a 404 as well.",
    ],
    run: 'preview',
    config,
    async expect({ get, page }) {
      assert.match(await page(path.replace('.html', '')), title);
      const response = await get(path, html);
      assert.equal(response.status, expected);
      if (expected === 200) assert.match(await response.text(), title);
    },
  })),
  {
    says: [
      'A missing script looks like HTML',
      "The dev server doesn't look at the file extension.",
      "The browser requests a mistyped /app.js with Accept: */*, so it gets index.html and reports Unexpected token '<'.",
    ],
    run: 'dev',
    async expect({ open, get }) {
      const response = await get('/app.js', accepting('*/*'));
      assert.match(await response.text(), title);
      const page = await open();
      const message = page.waitForEvent('pageerror');
      await page.addScriptTag({ url: '/app.js' }).catch(() => undefined);
      assert.match((await message).message, /Unexpected token '<'/);
    },
  },
  {
    says: 'Check the address of the file first, or set htmlFallback: false to see the 404.',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async (server) => assert.equal(await status(server, '/app.js', accepting('*/*')), 404),
  },
  {
    says: 'It runs after htmlFallback, so disable htmlFallback if your project has an index page:',
    run: 'dev',
    files: { 'src/index.js': '', 'src/docs.js': '' },
    sample: { section: 'Use another page or other rules' },
    with: { source: { entry: { index: './src/index.js', docs: './src/docs.js' } } },
    expect: async ({ page }) => assert.match(await page('/docs/start'), /docs\.js/),
  },
  {
    says: 'It runs after htmlFallback, so disable htmlFallback if your project has an index page:',
    run: 'dev',
    files: { 'src/index.js': '', 'src/docs.js': '' },
    sample: { section: 'Use another page or other rules' },
    with: {
      source: { entry: { index: './src/index.js', docs: './src/docs.js' } },
      server: { htmlFallback: 'index' },
    },
    expect: async ({ page }) => assert.match(await page('/docs/start'), /index\.js/),
  },
];
