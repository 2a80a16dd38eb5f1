import assert from 'node:assert/strict';
import vm from 'node:vm';
import { looksLike } from '#kit/looks-like';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

/** An image that a stylesheet and a script use. */
const hero = {
  'src/index.js': "import './index.css';\nimport hero from './hero.png';\nconsole.log(hero);\n",
  'src/index.css': ".hero { background: url('./hero.png') }",
  'src/hero.png': 'x'.repeat(5000),
};

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.assetPrefix',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: hero,
    parts: [
      [/^index\.html$/, /<(?:script|link)\b[^>]*>(?:<\/script>)?/g],
      [/\.css$/, /^.+$/gm],
    ],
  }),
  {
    says: [
      'A production build then puts this prefix in front of the asset URLs in pages, stylesheets and scripts:',
      'The files in dist keep their names and directories.',
      'Upload them so that the content of dist/static is at https://cdn.example.com/shop/static.',
    ],
    shown: { title: 'dist/index.html', nth: 1 },
    run: 'build',
    files: hero,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, read, shown }) {
      for (const line of shown.trim().split('\n')) looksLike(read('index.html'), line);
      const start = 'https://cdn.example.com/shop/';
      assert.ok(read('static/css/index.*.css').includes(`url(${start}static/image/hero.`));
      assert.ok(read('static/js/index.*.js').includes(`="${start}"`));
      assert.deepEqual(
        files.map((file) => file.replace(/[\da-f]{8,10}/, 'HASH')),
        [
          'index.html',
          'static/css/index.HASH.css',
          'static/image/hero.HASH.png',
          'static/js/index.HASH.js',
        ],
      );
    },
  },
  {
    says: [
      'the icon of html.favicon and the manifest of html.appIcon are in dist itself,',
      'and their URLs begin with the prefix too.',
    ],
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
    says: 'A build with a CDN prefix loads its assets from the CDN in rsbuild preview as well,',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ page }) =>
      assert.match(await page('/'), /src="https:\/\/cdn\.example\.com\/shop\/static\/js\/index\./),
  },
  ...(
    [
      [{}, '/'],
      [{ CDN_URL: 'https://cdn.example.com/shop/' }, 'https://cdn.example.com/shop/'],
    ] as const
  ).map(([env, start]): Proof => ({
    says: [
      "When the variable isn't set, the prefix is the default:",
      'Then only the build that you deploy gets the prefix:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'CDN_URL' },
    env,
    expect: ({ read }) => assert.ok(read('index.html').includes(`src="${start}static/js/index.`)),
  })),
  {
    says: 'the prefix follows the base by default, and the dev server and the preview server have the pages below it:',
    shown: { title: 'dist/index.html', nth: 2 },
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', containing: 'base:' },
    async expect({ page, shown }) {
      looksLike(await page('/shop/'), shown);
    },
  },
  {
    says: 'the prefix follows the base by default, and the dev server and the preview server have the pages below it:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'base:' },
    expect: async ({ page }) =>
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/),
  },
  {
    shown: { title: 'dist/index.html', nth: 3 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'/assets/'" },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: [
      'Now pages and stylesheets refer to assets by relative URLs,',
      'In a page one directory deeper, the URL begins with ../:',
    ],
    shown: { title: 'dist/about/index.html' },
    run: 'build',
    files: hero,
    sample: { title: 'rsbuild.config.ts', containing: "'auto'" },
    with: { source: { entry: { about: './src/index.js' } }, html: { outputStructure: 'nested' } },
    expect({ read, shown }) {
      looksLike(read('about/index.html'), shown);
      assert.match(
        read('static/css/about.*.css'),
        /^\.hero\{background:url\(\.\.\/\.\.\/static\/image\/hero\.[\da-f]{8,10}\.png\)\}$/,
      );
    },
  },
  {
    says: 'and scripts find out in the browser where they were loaded from.',
    run: 'build',
    files: hero,
    sample: { title: 'rsbuild.config.ts', containing: "'auto'" },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /currentScript/),
  },
  {
    says: [
      'But Rsbuild copies such a prefix unchanged into each file, and a browser resolves a URL in a stylesheet against the stylesheet.',
    ],
    run: 'build',
    files: hero,
    config: { output: { assetPrefix: './' } },
    expect({ read }) {
      assert.match(read('index.html'), /src="\.\/static\/js\/index\./);
      assert.match(read('static/js/index.*.js'), /="\.\/"/);
      assert.match(
        read('static/css/index.*.css'),
        /^\.hero\{background:url\(\.\/static\/image\/hero\.[\da-f]{8,10}\.png\)\}$/,
      );
    },
  },
  {
    says: ["A page in a directory doesn't find its scripts for the same reason."],
    run: 'preview',
    files: hero,
    config: { html: { outputStructure: 'nested' }, output: { assetPrefix: './' } },
    async expect({ open }) {
      const lost: string[] = [];
      const opened = await open();
      opened.on('response', (response) => {
        if (response.status() === 404) lost.push(new URL(response.url()).pathname);
      });
      await opened.goto(new URL('/index/', opened.url()).href);
      assert.ok(lost.some((path) => /^\/index\/static\/js\/index\./.test(path)));
    },
  },
  {
    says: [
      'So the browser looks for an image of your CSS in dist/static/css/static/image, and there is no such directory:',
      'and a browser resolves a URL in a stylesheet against the stylesheet.',
    ],
    run: 'preview',
    files: {
      ...hero,
      'src/index.js': "import './index.css';\ndocument.body.className = 'hero';\n",
    },
    config: { output: { assetPrefix: './' } },
    async expect({ open }) {
      const page = await open();
      const lost = page.waitForResponse((response) => response.status() === 404);
      await page.reload();
      const { pathname } = new URL((await lost).url());
      assert.match(pathname, /^\/static\/css\/static\/image\/hero\./);
    },
  },
  ...(
    [
      ['./', 0],
      ['auto', 1],
    ] as const
  ).map(([assetPrefix, rule]): Proof => ({
    shown: { title: 'dist/static/css/index.css' },
    run: 'build',
    files: hero,
    config: { output: { assetPrefix } },
    expect: ({ read, shown }) =>
      looksLike(read('static/css/index.*.css'), shown.match(/^\.hero.*$/gm)![rule]!),
  })),
  {
    says: 'A prefix of /shop/ would cover the assets alone. So set server.base, which covers both: the prefix follows the base by default, and the dev server and the preview server have the pages below it:',
    run: 'preview',
    config: { output: { assetPrefix: '/shop/' } },
    async expect({ page, log }) {
      assert.match(await page('/'), /src="\/shop\/static\/js\/index\./);
      assert.match(log(), /http:\/\/localhost:\d+\/\n/);
      assert.doesNotMatch(log(), /\/shop/);
    },
  },
  {
    says: [
      'Rsbuild only reads the option in production mode.',
      'While you develop, dev.assetPrefix is used instead, so your own machine needs no CDN.',
    ],
    run: 'build',
    config: { mode: 'none', output: { assetPrefix: '/no/' }, dev: { assetPrefix: '/dev/' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/dev\/static/),
  },
  {
    says: [
      'Rsbuild only reads the option in production mode.',
      'While you develop, dev.assetPrefix is used instead, so your own machine needs no CDN.',
    ],
    run: 'dev',
    config: { output: { assetPrefix: '/no/' }, dev: { assetPrefix: '/dev/' } },
    expect: async ({ page }) => assert.match(await page('/'), /src="\/dev\/static/),
  },
  {
    says: "Rsbuild replaces it with server.port, so 'http://127.0.0.1:<port>/' becomes http://127.0.0.1:3000/.",
    run: 'build',
    config: { output: { assetPrefix: 'http://127.0.0.1:<port>/' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="http:\/\/127\.0\.0\.1:3000\//),
  },
  {
    says: [
      'In nested pages, the tags of html.appIcon, performance.preload and performance.prefetch lack the ../, so browsers look for their files in the wrong directory.',
    ],
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
      ['/shop/assets', '/shop/assets/static/js/'],
      ['https://cdn.example.com', 'https://cdn.example.com/static/js/'],
      ['auto', 'static/js/'],
    ] as const
  ).map(([assetPrefix, start]): Proof => ({
    says: 'You can leave out the slash at the end, since Rsbuild adds it.',
    run: 'build',
    config: { output: { assetPrefix } },
    expect: ({ read }) => assert.ok(read('index.html').includes(`src="${start}index.`)),
  })),
  ...(
    [
      [
        'The link points to https://cdn.example.com/shop/prices.pdf with the prefix at the top of this page,',
        { output: { assetPrefix: 'https://cdn.example.com/shop/' } },
        'https://cdn.example.com/shop/prices.pdf',
      ],
      [
        'to /shop/prices.pdf with the base /shop.',
        { server: { base: '/shop' } },
        '/shop/prices.pdf',
      ],
      [
        'By default, the variable is an empty string, so the link points to /prices.pdf.',
        {},
        '/prices.pdf',
      ],
      [
        "But for 'auto', the variable just says auto.",
        { output: { assetPrefix: 'auto' } },
        'auto/prices.pdf',
      ],
    ] as const
  ).map(([says, config, value]): Proof => ({
    says,
    run: 'build',
    pageFiles: [{ title: 'src/download.js', as: 'src/index.js' }],
    config,
    expect: ({ read }) => assert.ok(read('static/js/index.*.js').includes(`href="${value}"`)),
  })),
  {
    says: 'You find the prefix in process.env.ASSET_PREFIX and in import.meta.env.ASSET_PREFIX, without the slash at the end:',
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
      ['/shop', undefined, '/shop/', 200],
      [undefined, '/assets/', '/', 200],
    ] as const
  ).map(([base, assetPrefix, address, status]): Proof => ({
    says: [
      'Assets return 404 in rsbuild preview',
      "You've set a base and a longer prefix, such as /shop and /shop/assets/.",
      'Keep the default prefix when you set a base.',
      'Without a base, a prefix such as /assets/ works in the preview.',
    ],
    run: 'preview',
    config: { server: { base }, output: { assetPrefix, filenameHash: false } },
    async expect({ get, page }) {
      const script = `${assetPrefix ?? `${base}/`}static/js/index.js`;
      assert.ok((await page(address)).includes(`src="${script}"`));
      assert.equal((await get(script)).status, status);
    },
  })),
  ...(['separate', 'same'] as const).map((place): Proof => ({
    says: 'Keep the assignment in a separate module and import this module first. Next to the other imports, the assignment would run after them.',
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
  {
    says: [
      'From then on, the URLs that scripts compute begin with the new prefix, for example those of imported images and of the chunks behind import().',
      'But the tags in the page and the URLs in stylesheets are already in the files by then, so they keep the prefix of the build.',
    ],
    run: 'preview',
    files: {
      ...hero,
      'src/index.js':
        "import './public-path';\nimport './index.css';\nimport hero from './hero.png';\nwindow.hero = hero;\nimport('./later').catch(({ request }) => (window.request = request));\n",
      'src/later.js': "console.log('later');\n",
      'index.html': '<script>window.shopCdn = "/late/";</script>',
    },
    pageFiles: ['src/public-path.js'],
    config: { html: { template: './index.html' } },
    async expect({ open, page, get }) {
      const opened = await open();
      await opened.waitForFunction(() => 'request' in window);
      const found = await opened.evaluate(() => {
        const { hero: image, request } = window as unknown as Record<string, string>;
        return [image, request];
      });
      assert.match(found[0]!, /^\/late\/static\/image\/hero\./);
      assert.match(new URL(found[1]!).pathname, /^\/late\/static\/js\/async\//);
      const html = await page('/');
      assert.match(html, /src="\/static\/js\/index\./);
      const [sheet] = /\/static\/css\/index\.[\da-f]{8,10}\.css/.exec(html)!;
      assert.match(await (await get(sheet)).text(), /url\(\/static\/image\/hero\./);
    },
  },
];
