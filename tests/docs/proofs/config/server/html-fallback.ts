import assert from 'node:assert/strict';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
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
      'You reload /settings, a route that only your single-page app knows, and it works: the dev server and the preview server answer such a request with index.html and status 200.',
      "In a project of separate pages, that's a nuisance, because a mistyped link shows the home page.",
      'No output file, public file or other page matches its URL.',
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
      'Then turn the fallback off:',
      'An unknown URL is now a 404, while /, /about and the other pages that exist still work.',
    ],
    run: 'dev',
    files,
    sample: { nth: 1 },
    with: { source: { entry } },
    async expect(server) {
      assert.equal(await status(server, '/settings'), 404);
      assert.match(await server.page('/'), /index\.js/);
      assert.match(await server.page('/about'), /about\.js/);
    },
  },
  {
    says: [
      'The dev server sends index.html when a request looks as if a browser were opening a page:',
      'Its method is GET or HEAD.',
      'Its Accept header contains text/html or */*.',
      'Browsers ask for this file by themselves, so the dev server answers the exact URL with a 204 instead of a page.',
      'fetch() sends Accept: */*, so an unknown path gets index.html, and response.json() fails.',
    ],
    run: 'dev',
    async expect(server) {
      for (const accept of ['text/html', '*/*']) {
        const response = await server.get('/a', accepting(accept));
        assert.equal(response.status, 200);
        assert.match(await response.text(), title);
      }
      const head = await server.get('/a', accepting('text/html', 'HEAD'));
      const fetched = await server.get('/api/users');
      assert.equal(fetched.status, 200);
      await assert.rejects(fetched.json(), /Unexpected token '<'/);
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
    says: [
      'There also has to be a page to send, namely an index.html at the top of the output directory.',
      'htmlFallback knows just one page, index.html.',
    ],
    run: 'dev',
    files: { 'src/main.js': '' },
    config,
    expect: async (server) => assert.equal(await status(server, '/a'), 404),
  })),
  ...[undefined, true].map<Proof>((historyApiFallback) => ({
    says: [
      "That's missing if your environments write to dist/client and dist/server: the directory that they share is dist, which has no index.html, so unknown URLs are a 404.",
      'To get the page in such a project as well, set server.historyApiFallback:',
    ],
    run: 'dev',
    sample: { containing: 'historyApiFallback: true' },
    with: { server: { historyApiFallback: historyApiFallback ?? false } },
    async expect(server) {
      assert.match(await server.page('/'), title);
      const response = await server.get('/orders/7', accepting('text/html'));
      assert.equal(response.status, historyApiFallback ? 200 : 404);
      if (historyApiFallback) assert.match(await response.text(), title);
    },
  })),
  {
    says: [
      'the dev server and the preview server answer such a request with index.html and status 200.',
      'In the preview, the fallback checks neither the method nor Accept, so a POST request or a request for a picture gets the page, too.',
      '/orders/v1.html | 404',
      'You open /orders/v1.html in the preview and get a 404, although your app has a route for this URL.',
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
      'The dot is to blame: the static file server takes .html at the end for a file extension.',
      '/v1.html | The page',
      "/v1.html, if the asset prefix has a path or is 'auto' | 404",
      "/shop/v1.html, if base is '/shop' | 404",
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
      'The browser asked for a script but got a page.',
      'The dev server ignores the extension, so it answers a mistyped /app.js with index.html, like any other unknown URL.',
      'The Content-Type header of the response gives that away:',
      'Content-Type: text/html; charset=utf-8',
    ],
    run: 'dev',
    async expect({ open, get }) {
      const head = await get('/app.js', { method: 'HEAD' });
      assert.equal(head.headers.get('content-type'), 'text/html; charset=utf-8');
      const response = await get('/app.js', accepting('*/*'));
      assert.match(await response.text(), title);
      const page = await open();
      const message = page.waitForEvent('pageerror');
      await page.addScriptTag({ url: '/app.js' }).catch(() => undefined);
      assert.match((await message).message, /Unexpected token '<'/);
    },
  },
  {
    says: 'While you search, you can set htmlFallback: false, so that the Network panel shows a plain 404.',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async (server) => assert.equal(await status(server, '/app.js', accepting('*/*')), 404),
  },
  {
    says: [
      'If yours is called main.html, or if /docs/ belongs to another app, you need the rules of server.historyApiFallback.',
      "These rules only see the requests that htmlFallback hasn't answered.",
    ],
    run: 'dev',
    files: { 'src/index.js': '', 'src/docs.js': '' },
    sample: { containing: 'rewrites' },
    with: { source: { entry: { index: './src/index.js', docs: './src/docs.js' } } },
    expect: async ({ page }) => assert.match(await page('/docs/start'), /docs\.js/),
  },
  {
    says: "These rules only see the requests that htmlFallback hasn't answered.",
    run: 'dev',
    files: { 'src/index.js': '', 'src/docs.js': '' },
    sample: { containing: 'rewrites' },
    with: {
      source: { entry: { index: './src/index.js', docs: './src/docs.js' } },
      server: { htmlFallback: 'index' },
    },
    expect: async ({ page }) => assert.match(await page('/docs/start'), /index\.js/),
  },
  {
    says: 'Forward the path to your backend with server.proxy, which comes before the fallback:',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        ({ url }, response) => void response.end(JSON.stringify({ url })),
        async (backend) => {
          const { server, port: own } = await startDev(root, {
            server: { port, proxy: { '/api': `http://localhost:${backend}` } },
          });
          const answer: unknown = await (await fetch(`http://localhost:${own}/api/users`)).json();
          await server.close();
          assert.deepEqual(answer, { url: '/api/users' });
        },
      ),
  },
  {
    says: 'Put a favicon.ico into the public directory if you have one.',
    run: 'dev',
    files: { 'src/index.js': '', 'public/favicon.ico': 'an icon' },
    expect: async ({ page }) => assert.equal(await page('/favicon.ico'), 'an icon'),
  },
];
