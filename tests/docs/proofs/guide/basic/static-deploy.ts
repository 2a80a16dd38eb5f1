import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Proof } from '#tools/prover/proof';

const scriptIs =
  (expected: RegExp) =>
  ({ read }: { read: (name: string) => string }) =>
    assert.match(read('index.html'), expected);

export const proofs: Proof[] = [
  {
    says: [
      'The base changes the addresses but not the layout of dist.',
      'Otherwise the page stays empty because dist has no files below /shop/.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read }) {
      assert.match(read('index.html'), /src="\/shop\/static\/js\/index\./);
      assert.ok(files.some((file) => /^static\/js\/index\.\w{8}\.js$/.test(file)));
      assert.ok(!files.some((file) => file.startsWith('shop/')));
    },
  },
  {
    says: 'https://example.com/ | none | /static/js/index.*.js',
    run: 'build',
    expect: scriptIs(/src="\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: 'By default, pages load their scripts and stylesheets from /static/…, which is right for a site at the root of a domain.',
    run: 'build',
    files: { 'src/index.js': "import './index.css';\n", 'src/index.css': 'a { color: red }\n' },
    expect({ read }) {
      const addresses = [...read('index.html').matchAll(/(?:src|href)="([^"]+)"/g)];
      assert.deepEqual(
        addresses.map(([, address]) => address!.replace(/\w{8}(?=\.)/, 'HASH')).sort(),
        ['/static/css/index.HASH.css', '/static/js/index.HASH.js'],
      );
    },
  },
  {
    says: "https://example.com/shop/ | server.base set to '/shop' | /shop/static/js/index.*.js",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: scriptIs(/src="\/shop\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: "Assets on a CDN | output.assetPrefix set to 'https://cdn.example.com/' | https://cdn.example.com/static/js/index.*.js",
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example.com/' } },
    expect: scriptIs(/src="https:\/\/cdn\.example\.com\/static\/js\/index\.\w{8}\.js"/),
  },
  {
    says: "If you set output.assetPrefix to a path instead, such as '/shop/', the addresses of the assets change, but the preview server still serves the pages at /.",
    run: 'preview',
    config: { output: { assetPrefix: '/shop/' } },
    async expect({ page }) {
      assert.match(await page('/'), /src="\/shop\/static\/js\/index\./);
    },
  },
  {
    says: 'server.base also applies to the dev server and the preview server, so you can try the site under the path that it will have.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ page, get }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\./);
      assert.equal((await get('/', { redirect: 'manual' })).status, 302);
    },
  },
  {
    says: 'In this example, the repository is my-project:',
    run: 'build',
    sample: { section: 'GitHub Pages', containing: '/my-project' },
    expect: scriptIs(/src="\/my-project\/static\/js\/index\.\w{8}\.js"/),
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
    says: 'The files in static have a hash of their content in their names, so browsers can cache them for a year. HTML files have none.',
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
        assert.equal(/\.[0-9a-f]{8}\.\w+$/.test(file), file.startsWith('static/'), file);
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
    says: ['For a single-page app, add a rewrite.', 'Files that exist take precedence over it:'],
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
];
