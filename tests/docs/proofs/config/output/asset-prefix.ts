import assert from 'node:assert/strict';
import vm from 'node:vm';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      "'https://cdn.example.com/shop/' | https://cdn.example.com/shop/static/js/index.<hash>.js | Assets are on another host",
      'You can read the prefix, without the slash at its end, from process.env.ASSET_PREFIX and import.meta.env.ASSET_PREFIX.',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(process.env.ASSET_PREFIX);' },
    config: { output: { assetPrefix: 'https://cdn.example.com/shop' } },
    expect({ read }) {
      assert.match(
        read('index.html'),
        /src="https:\/\/cdn\.example\.com\/shop\/static\/js\/index\./,
      );
      assert.match(read('static/js/index.*.js'), /"https:\/\/cdn\.example\.com\/shop"/);
    },
  },
  {
    says: 'The icon of html.favicon and the manifest of html.appIcon are in dist itself, and their addresses begin with the prefix too.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { html: { favicon: './icon.svg', appIcon: { name: 'Shop', icons: [] } } },
    files: { 'icon.svg': '<svg/>' },
    expect({ files, read }) {
      for (const name of ['icon.svg', 'manifest.webmanifest']) {
        assert.ok(files.includes(name), name);
        assert.ok(read('index.html').includes(`href="https://cdn.example.com/shop/${name}"`), name);
      }
    },
  },
  {
    says: 'Not set | server.base, then static/js/index.<hash>.js | Pages and assets are on the same host',
    run: 'build',
    config: { server: { base: '/shop' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\/index\./),
  },
  {
    says: "'/assets/' | /assets/static/js/index.<hash>.js | Assets are below another path",
    run: 'build',
    config: { output: { assetPrefix: '/assets/' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/assets\/static\/js\/index\./),
  },
  {
    says: "'auto' | static/js/index.<hash>.js | You don't know the address at build time",
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="static\/js\/index\./),
  },
  {
    says: [
      "'./' | ./static/js/index.<hash>.js | Rarely, see Relative prefixes",
      "Rsbuild writes a prefix such as './' unchanged into each file.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { assetPrefix: './' } },
    expect({ read }) {
      assert.match(read('index.html'), /src="\.\/static\/js\/index\./);
      assert.match(read('static/css/index.*.css'), /url\(\.\/static\/image\//);
    },
  },
  {
    says: [
      'Rsbuild only reads the option in production mode.',
      'In the other modes, it uses dev.assetPrefix.',
    ],
    run: 'build',
    config: { mode: 'none', output: { assetPrefix: '/no/' }, dev: { assetPrefix: '/dev/' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/dev\/static/),
  },
  {
    says: "If the value contains <port>, Rsbuild replaces it with server.port, so that 'http://127.0.0.1:<port>/' becomes http://127.0.0.1:3000/.",
    run: 'build',
    config: { output: { assetPrefix: 'http://127.0.0.1:<port>/' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="http:\/\/127\.0\.0\.1:3000\//),
  },
  {
    says: 'Pages and stylesheets refer to assets by relative paths, such as ../static/js/… in a nested page and ../../static/image/… in a stylesheet.',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: { html: { outputStructure: 'nested' }, output: { assetPrefix: 'auto' } },
    expect({ read }) {
      assert.match(read('index/index.html'), /src="\.\.\/static\/js\//);
      assert.match(read('static/css/index.*.css'), /url\(\.\.\/\.\.\/static\/image\//);
    },
  },
  {
    says: "In nested pages, the tags of html.appIcon, performance.preload and performance.prefetch lack the ../, so the browser doesn't find their files.",
    run: 'build',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "console.log('later');\n",
      'icon.png': 'png',
    },
    config: {
      html: {
        outputStructure: 'nested',
        appIcon: { name: 'Shop', icons: [{ src: './icon.png', size: 180 }] },
      },
      output: { assetPrefix: 'auto' },
      performance: { preload: true, prefetch: true },
    },
    expect({ read }) {
      const page = read('index/index.html');
      assert.match(page, /<script(?: defer)? src="\.\.\/static\/js\//);
      assert.match(page, /<link rel="apple-touch-icon"[^>]* href="static\/image\/icon\.png"/);
      assert.match(page, /<link rel="manifest" href="manifest\.webmanifest"/);
      assert.match(page, /<link href="static\/js\/async\/[^"]*" rel="preload"/);
      assert.match(page, /<link href="static\/js\/async\/[^"]*" rel="prefetch"/);
    },
  },
  ...(
    [
      ['/shop', '/shop/', '/shop/static/js/'],
      ['/shop', '', '/static/js/'],
      ['/shop', undefined, '/shop/static/js/'],
    ] as const
  ).map(([base, assetPrefix, start]): Proof => ({
    says: [
      "If the value doesn't end with a slash, Rsbuild adds one, except for 'auto'.",
      'An empty string therefore becomes /.',
      'By default, the prefix follows server.base.',
    ],
    run: 'build',
    config: { server: { base }, output: { assetPrefix } },
    expect: ({ read }) => assert.ok(read('index.html').includes(`src="${start}index.`)),
  })),
  ...(
    [
      [
        "'https://cdn.example.com/shop/' | https://cdn.example.com/shop",
        'https://cdn.example.com/shop/',
        'https://cdn.example.com/shop',
      ],
      ["'./' | .", './', '.'],
      ["'auto' | auto", 'auto', 'auto'],
      ['Not set | An empty string', undefined, ''],
    ] as const
  ).map(([says, assetPrefix, value]): Proof => ({
    says,
    run: 'build',
    files: {
      'src/index.js': 'console.log([process.env.ASSET_PREFIX, import.meta.env.ASSET_PREFIX]);\n',
    },
    config: { output: { assetPrefix } },
    expect: ({ read }) =>
      assert.ok(read('static/js/index.*.js').includes(`["${value}","${value}"]`)),
  })),
  {
    says: "Not set, server.base: '/shop' | /shop",
    run: 'build',
    files: { 'src/index.js': 'console.log([process.env.ASSET_PREFIX]);\n' },
    config: { server: { base: '/shop' } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /\["\/shop"\]/),
  },
  {
    says: 'Outside production mode, they contain the prefix from dev.assetPrefix instead.',
    run: 'build',
    files: {
      'src/index.js': 'console.log([process.env.ASSET_PREFIX, import.meta.env.ASSET_PREFIX]);\n',
    },
    config: { mode: 'none', dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/no/' } },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /"\/dev",\s*"\/dev"/),
  },
  ...(
    [
      ['/shop', '/shop/assets/', '/shop/', 404],
      [undefined, '/assets/', '/', 200],
    ] as const
  ).map(([base, assetPrefix, address, status]): Proof => ({
    says: [
      "With server.base: '/shop', a prefix such as '/shop/assets/' leads to 404s in rsbuild preview.",
      "If you don't, the preview also works with a path prefix such as '/assets/'.",
    ],
    run: 'preview',
    config: { server: { base }, output: { assetPrefix, filenameHash: false } },
    async expect({ get, page }) {
      const script = `${assetPrefix}static/js/index.js`;
      assert.ok((await page(address)).includes(`src="${script}"`));
      assert.equal((await get(script)).status, status);
    },
  })),
  ...(['separate', 'same'] as const).map((place): Proof => ({
    says: [
      'Put the assignment into a separate module and import that module first.',
      'In a file with other imports, it runs after them.',
    ],
    run: 'build',
    files: {
      'src/index.js': `${place === 'separate' ? "import './path.js';" : ''}
import url from './a.png';
${place === 'same' ? '__webpack_public_path__ = globalThis.prefix;' : ''}
globalThis.result = url;`,
      'src/path.js': '__webpack_public_path__ = globalThis.prefix;',
      'src/a.png': 'x'.repeat(5000),
    },
    expect({ read }) {
      const context = vm.createContext({ prefix: '/late/', result: '', self: {}, module: {} });
      vm.runInContext(read('static/js/index.*.js'), context);
      assert.equal(context.result.startsWith('/late/static/image/'), place === 'separate');
    },
  })),
];
