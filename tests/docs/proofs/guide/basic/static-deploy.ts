import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRsbuild } from '@rsbuild/core';
import { behindNginx } from '#kit/behind-nginx';
import { looksLike } from '#kit/looks-like';
import { readBuiltFiles } from '#tools/project/built-files';
import type { FenceName, Proof } from '#tools/prover/proof';

const scriptIs =
  (expected: RegExp) =>
  ({ read }: { read: (name: string) => string }) =>
    assert.match(read('index.html'), expected);

/** A site of two pages, and a script that is worth compressing. */
const twoPages = {
  'src/index.js': `document.title = ${JSON.stringify('shoe shop '.repeat(500))};\n`,
  'src/about.js': "document.title = 'about';\n",
};

/** Builds a site of two pages and serves it by a configuration of nginx that the page shows. */
const byNginx = (
  says: string[],
  shown: FenceName,
  expect: (
    get: (path: string, headers?: Record<string, string>) => Promise<Response>,
    files: string[],
  ) => Promise<void>,
  change = (server: string) => server,
): Proof => ({
  says,
  shown,
  run: 'script',
  files: twoPages,
  async expect({ root, port, shown: server }) {
    const rsbuild = await createRsbuild({
      cwd: root,
      rsbuildConfig: {
        mode: 'production',
        source: { entry: { index: './src/index.js', about: './src/about.js' } },
      },
    });
    await (await rsbuild.build()).close();
    const folder = path.join(root, 'dist');
    const { files } = readBuiltFiles(folder);
    await behindNginx(change(server), { folder, port }, (get) => expect(get, files));
  },
});

/** The name of the page that an answer is. */
const pageIn = async (answer: Response) =>
  /static\/js\/(\w+)\.\w{8,10}\.js/.exec(await answer.text())?.[1];

export const proofs: Proof[] = [
  ...[{ title: '/etc/nginx/conf.d/site.conf' }, { title: 'nginx.conf' }].map((shown) =>
    byNginx(
      [
        'With the following configuration, nginx compresses the files, finds about.html for /about, falls back to index.html like the preview server and sets the cache headers:',
        'So the host needs to send index.html instead.',
        'When your site has real pages, however, the host needs to find about.html for /about.',
        'but nginx sends index.html.',
        '/about/ gets about.html in the preview, but index.html from nginx.',
      ],
      shown,
      async (get, files) => {
        for (const [address, page] of [
          ['/', 'index'],
          ['/about', 'about'],
          ['/orders/7', 'index'],
          ['/orders/v1.html', 'index'],
          ['/about/', 'index'],
        ] as const) {
          const answer = await get(address);
          assert.equal(answer.headers.get('cache-control'), 'no-cache', address);
          assert.deepEqual([answer.status, await pageIn(answer)], [200, page], address);
        }
        const script = `/${files.find((file) => file.startsWith('static/js/index'))}`;
        const { headers } = await get(script, { 'accept-encoding': 'gzip' });
        assert.equal(headers.get('content-encoding'), 'gzip');
        assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
        assert.equal((await get('/static/js/gone.js')).status, 404);
      },
    ),
  ),
  byNginx(
    [
      'If your site has no router in the browser, replace /index.html at the end of try_files with =404, so that a mistyped URL gets an error rather than the home page.',
    ],
    { title: '/etc/nginx/conf.d/site.conf' },
    async (get) => {
      assert.equal((await get('/abuot')).status, 404);
      assert.equal(await pageIn(await get('/about')), 'about');
    },
    (server) => server.replace('/index.html;', '=404;'),
  ),
  {
    says: [
      'There is no such directory in dist, because server.base changes only the URLs and not the layout of dist.',
      'On a host that serves your site at the root, leave the base out, or the page stays empty.',
      'The page now loads its script from below /shop:',
    ],
    shown: { section: 'Set the address', containing: 'src="/shop' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.ok(files.some((file) => /^static\/js\/index\.\w{8,10}\.js$/.test(file)));
      assert.ok(!files.some((file) => file.startsWith('shop/')));
    },
  },
  {
    says: 'By default, pages load their scripts and stylesheets from /static/…, which is right for a site at the root of a domain.',
    run: 'build',
    files: { 'src/index.js': "import './index.css';\n", 'src/index.css': 'a { color: red }\n' },
    expect({ read }) {
      const addresses = [...read('index.html').matchAll(/(?:src|href)="([^"]+)"/g)];
      assert.deepEqual(
        addresses.map(([, address]) => address!.replace(/\w{8,10}(?=\.)/, 'HASH')).sort(),
        ['/static/css/index.HASH.css', '/static/js/index.HASH.js'],
      );
    },
  },
  {
    says: [
      'If you only want to move the files in static elsewhere, leave the base alone and set output.assetPrefix:',
      'The page then loads its script from the CDN:',
    ],
    shown: { section: 'Put the assets on a CDN', containing: 'src="https://cdn' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cdn.example.com' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: [
      "You've set output.assetPrefix to a path such as '/shop/', and the preview server still serves the pages at /.",
      'The option changes the URLs of the assets alone.',
    ],
    run: 'preview',
    config: { output: { assetPrefix: '/shop/' } },
    async expect({ page }) {
      assert.match(await page('/'), /src="\/shop\/static\/js\/index\./);
    },
  },
  {
    says: 'server.base also applies to the dev server and the preview server, so the site is at http://localhost:3000/shop/ on your machine, too.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ page, get }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\./);
      assert.equal((await get('/', { redirect: 'manual' })).status, 302);
    },
  },
  {
    says: "In this example, that's my-project.",
    run: 'build',
    sample: { section: 'GitHub Pages', containing: '/my-project' },
    expect: scriptIs(/src="\/my-project\/static\/js\/index\.\w{8,10}\.js"/),
  },
  {
    says: [
      'For a single-page app, add a rule to the public directory.',
      'The build copies it into dist:',
    ],
    run: 'build',
    pageFiles: [{ title: 'public/_redirects' }],
    async expect({ root }) {
      const { parseAllRedirects } = await import('@netlify/redirect-parser');
      const { redirects, errors } = await parseAllRedirects({
        redirectsFiles: [path.join(root, 'dist/_redirects')],
        netlifyConfigPath: undefined,
        configRedirects: [],
        minimal: true,
      });
      assert.deepEqual(errors, []);
      assert.equal(redirects.length, 1);
      const [{ from, to, status }] = redirects as [{ from: string; to: string; status: number }];
      assert.deepEqual([from, to, status], ['/*', '/index.html', 200]);
    },
  },
  {
    says: 'The files in static have a hash of their content in their names, so they can be cached for a year. But pages have no hash',
    run: 'build',
    files: {
      'src/index.js':
        "import './index.css';\nimport image from './a.png?url';\nconsole.log(image);\nimport('./later.js');\n",
      'src/index.css': 'a { color: red }\n',
      'src/later.js': "console.log('later');\n",
      'src/a.png': 'a picture',
    },
    expect({ files }) {
      for (const file of files) {
        assert.equal(/\.[0-9a-f]{8,10}\.\w+$/.test(file), file.startsWith('static/'), file);
      }
      assert.ok(files.length > 4);
    },
  },
  ...[true, false].map<Proof>((kept) => ({
    says: "Set html.outputStructure to 'nested' to get about/index.html, and keep the home page at the root.",
    run: 'preview',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      html: { outputStructure: 'nested' },
      tools: {
        htmlPlugin(options, { entryName }) {
          if (kept && entryName === 'index') options.filename = 'index.html';
        },
      },
    },
    async expect({ get, root }) {
      assert.ok(fs.existsSync(path.join(root, 'dist/about/index.html')));
      assert.equal((await get('/')).status, kept ? 200 : 404);
    },
  })),
  {
    says: [
      'For a single-page app, the file also needs rewrites.',
      'Files that exist take precedence over the rewrite:',
    ],
    run: 'script',
    pageFiles: ['vercel.json'],
    async expect({ root }) {
      const { getTransformedRoutes } = await import('@vercel/routing-utils');
      const settings = JSON.parse(fs.readFileSync(path.join(root, 'vercel.json'), 'utf8')) as {
        rewrites: { source: string; destination: string }[];
      };
      const { routes, error } = getTransformedRoutes(settings);
      assert.equal(error, null);
      const files = routes!.findIndex(
        (route) => 'handle' in route && route.handle === 'filesystem',
      );
      const rewrite = routes!.findIndex((route) => 'dest' in route && route.dest === '/index.html');
      assert.ok(files >= 0 && rewrite > files, JSON.stringify(routes));
      assert.match('/orders/7', new RegExp((routes![rewrite] as { src: string }).src));
    },
  },
  {
    says: 'Put the cache headers into a second file in the public directory.',
    run: 'build',
    pageFiles: ['public/_headers'],
    async expect({ root }) {
      const { parseAllHeaders } = await import('@netlify/headers-parser');
      const { headers, errors } = await parseAllHeaders({
        headersFiles: [path.join(root, 'dist/_headers')],
        netlifyConfigPath: undefined,
        configHeaders: [],
        minimal: true,
      });
      assert.deepEqual(errors, []);
      assert.deepEqual(headers, [
        { for: '/static/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      ]);
    },
  },
  {
    says: 'The file with the rules needs to be part of the output, so put it into the public directory:',
    run: 'build',
    pageFiles: ['public/staticwebapp.config.json'],
    expect({ read }) {
      const { navigationFallback } = JSON.parse(read('staticwebapp.config.json')) as {
        navigationFallback: { rewrite: string; exclude: string[] };
      };
      assert.deepEqual(navigationFallback, { rewrite: '/index.html', exclude: ['/static/*'] });
    },
  },
  {
    says: 'This function looks for about.html when somebody opens /about:',
    run: 'script',
    pageFiles: ['clean-urls.js'],
    expect({ root }) {
      const code = fs.readFileSync(path.join(root, 'clean-urls.js'), 'utf8');
      const uris = ['/about', '/', '/docs/', '/docs/start', '/static/js/index.1a2b3c4d.js'];
      assert.deepEqual(
        uris.map((uri) => runInNewContext(`${code}handler({ request: { uri: '${uri}' } }).uri`)),
        ['/about.html', '/', '/docs/', '/docs/start.html', '/static/js/index.1a2b3c4d.js'],
      );
    },
  },
  {
    says: "That's because environment variables are replaced when you build, and the container starts much later.",
    run: 'command',
    command: 'rsbuild build',
    env: { PUBLIC_API_URL: 'https://api.example.com' },
    files: { 'src/index.js': 'document.title = import.meta.env.PUBLIC_API_URL;\n' },
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js'), /document\.title="https:\/\/api\.example\.com"/),
  },
  {
    says: "When you've turned off the hashes with output.filenameHash, leave out the rule that caches /static/ for a year, because browsers would otherwise keep old scripts that long.",
    run: 'build',
    config: { output: { filenameHash: false } },
    expect: ({ files }) => assert.ok(files.includes('static/js/index.js')),
  },
  {
    says: ['/orders/v1.html is a 404 in the preview', '/about/ gets about.html in the preview'],
    run: 'preview',
    config: { source: { entry: { index: './src/index.js', about: './src/index.js' } } },
    async expect({ get, page }) {
      const headers = { accept: 'text/html' };
      assert.equal((await get('/orders/v1.html', { headers })).status, 404);
      assert.match(await page('/about/'), /static\/js\/about\./);
      assert.match(await page('/orders/7'), /static\/js\/index\./);
    },
  },
];
