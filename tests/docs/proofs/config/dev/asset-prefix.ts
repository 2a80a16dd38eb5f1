import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const script = '/static/js/index.js';
const development = { mode: 'development' } as const;
const textOf = async (answer: Promise<Response>) => (await answer).text();

/** The environments of a build, with their prefix and the URL of their script. */
const prefixes: [name: string, assetPrefix: boolean | string | undefined, url: string][] = [
  ['unset', undefined, '/static/js/index.js'],
  ['full', true, 'http://localhost:3000/static/js/index.js'],
  ['off', false, '/static/js/index.js'],
  ['path', '/shop/', '/shop/static/js/index.js'],
  ['pathWithoutSlash', '/shop', '/shop/static/js/index.js'],
  ['url', 'https://cdn.example.com/', 'https://cdn.example.com/static/js/index.js'],
  ['urlWithoutSlash', 'https://cdn.example.com', 'https://cdn.example.com/static/js/index.js'],
  ['auto', 'auto', 'static/js/index.js'],
];

export const proofs: Proof[] = [
  {
    says: [
      'On the page http://localhost:3000/, the script of the entry index gets these URLs:',
      'Not set | /static/js/index.js, below server.base',
      'true | http://localhost:3000/static/js/index.js, below server.base',
      'false | /static/js/index.js, even if you set server.base',
      "'/shop/' | /shop/static/js/index.js",
      "'https://cdn.example.com/' | https://cdn.example.com/static/js/index.js",
      "Except for 'auto', Rsbuild adds a missing slash at the end.",
      'The host is localhost as long as server.host has its default 0.0.0.0.',
    ],
    run: 'build',
    config: {
      ...development,
      environments: Object.fromEntries(
        prefixes.map(([name, assetPrefix]) => [
          name,
          { dev: { assetPrefix }, output: { distPath: { root: `dist/${name}` } } },
        ]),
      ),
    },
    expect: ({ read }) =>
      assert.deepEqual(
        prefixes.map(
          ([name]) => /<script [^>]*src="([^"]+)"/.exec(read(`${name}/index.html`))?.[1],
        ),
        prefixes.map(([, , url]) => url),
      ),
  },
  {
    says: [
      'Usually server.base is enough, because the prefix is the value of server.base unless you set one.',
      'Not set | /static/js/index.js, below server.base',
      'true | http://localhost:3000/static/js/index.js, below server.base',
      'false | /static/js/index.js, even if you set server.base',
    ],
    run: 'rspack',
    config: {
      ...development,
      server: { base: '/shop', port: 4321 },
      environments: {
        unset: {},
        off: { dev: { assetPrefix: false } },
        full: { dev: { assetPrefix: true } },
      },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ output }) => output?.publicPath),
        ['/shop/', '/', 'http://localhost:4321/shop/'],
      ),
  },
  ...(
    [
      [
        'dev',
        'production',
        "That's why production mode ignores dev.assetPrefix and uses output.assetPrefix.",
      ],
      ['dev', 'production', 'while a dev server in production mode uses output.assetPrefix.'],
      [
        'build',
        'production',
        "That's why production mode ignores dev.assetPrefix and uses output.assetPrefix.",
      ],
      [
        'build',
        'development',
        'Which of the two options Rsbuild uses depends on the mode, not on the command:',
      ],
      ['build', 'none', 'dev.assetPrefix applies to the modes development and none.'],
      ['build', 'development', 'So rsbuild build --mode development uses it too'],
    ] as const
  ).map(([run, mode, says]): Proof => {
    const setting = {
      says,
      config: {
        mode,
        dev: { assetPrefix: '/dev/' },
        output: { assetPrefix: '/out/', filenameHash: false },
      },
    };
    const check = (html: string) =>
      assert.match(html, new RegExp(`src="/${mode === 'production' ? 'out' : 'dev'}${script}"`));
    return run === 'dev'
      ? { ...setting, run, expect: async ({ page }) => check(await page('/')) }
      : { ...setting, run, expect: ({ read }) => check(read('index.html')) };
  }),
  {
    says: "Without a server, there's no host to point to, so Rsbuild takes http://localhost and the port from server.port.",
    run: 'rspack',
    config: {
      ...development,
      server: { host: '127.0.0.1', port: 4321 },
      dev: { assetPrefix: true },
    },
    expect: ({ output }) => assert.equal(output?.publicPath, 'http://localhost:4321/'),
  },
  {
    says: "'auto' | static/js/index.js; in the browser, the location of the script decides",
    run: 'dev',
    config: { dev: { assetPrefix: 'auto' } },
    expect: async ({ page }) => assert.match(await page('/'), /src="static\/js\/index\.js"/),
  },
  {
    says: [
      'Set dev.assetPrefix to true, and Rsbuild puts the URL of the dev server in front of each asset:',
      'This URL works wherever the page comes from:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://localhost:${port}${script}"`)),
  },
  {
    says: "Otherwise it's the host that you configured.",
    run: 'dev',
    config: { dev: { assetPrefix: true }, server: { host: '127.0.0.1' } },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://127\\.0\\.0\\.1:${port}${script}"`)),
  },
  {
    says: 'Set <port> instead of the number, and Rsbuild fills in the port that it uses:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: async ({ page, port }) =>
      assert.match(await page('/'), new RegExp(`src="http://127\\.0\\.0\\.1:${port}${script}"`)),
  },
  {
    says: 'For an application that exposes modules through Module Federation (moduleFederation.options.exposes at the top level), true is the default.',
    run: 'rspack',
    config: {
      ...development,
      moduleFederation: { options: { name: 'remote', exposes: { './a': './src/index.js' } } },
    },
    expect: ({ output }) => assert.equal(output?.publicPath, 'http://localhost:3000/'),
  },
  {
    says: 'If the assets need a path of their own, begin this path with the base, since the dev server only answers requests below the base:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/shop\/assets\/static\/js\/index\.js"/);
      assert.match(await textOf(get('/shop/assets/static/js/index.js')), /hello/);
      assert.equal((await get('/static/js/index.js')).status, 404);
    },
  },
  {
    says: "When you've set base: '/shop', the prefix /assets/ is outside the base, and the server answers with 404:",
    run: 'dev',
    config: { server: { base: '/shop' }, dev: { assetPrefix: '/assets/' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/assets\/static\/js\/index\.js"/);
      assert.equal((await get('/assets/static/js/index.js')).status, 404);
    },
  },
  {
    says: [
      'When you want to build a URL by hand, for example for a file in the public directory, read the prefix from process.env.ASSET_PREFIX or import.meta.env.ASSET_PREFIX.',
      'It comes without the slash at the end:',
    ],
    run: 'dev',
    config: { dev: { assetPrefix: '/shop/' } },
    files: {
      'src/index.js': 'console.log([process.env.ASSET_PREFIX, import.meta.env.ASSET_PREFIX]);',
    },
    expect: async ({ get }) =>
      assert.match(await textOf(get(`/shop${script}`)), /"\/shop",\s+"\/shop"/),
  },
  ...['::', '::1'].map<Proof>((host) => ({
    says: "Rsbuild leaves out the brackets, as in http://::1:3000/, and browsers can't load such a URL.",
    run: 'dev',
    config: { dev: { assetPrefix: true }, server: { host } },
    async expect({ urls, port }) {
      assert.deepEqual(urls, [`http://[::1]:${port}`]);
      const [, address = ''] =
        /src="([^"]*)"/.exec(await (await fetch(String(urls[0]))).text()) ?? [];
      assert.equal(address, `http://${host}:${port}${script}`);
      assert.equal(URL.canParse(address), false);
    },
  })),
  {
    says: [
      'The browser resolves it against the URL of the page, or in a stylesheet, against the URL of the stylesheet.',
      'Even on the home page, the dev server has no script at the resulting URL.',
    ],
    run: 'dev',
    config: { dev: { assetPrefix: './assets/' } },
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': 'body { background: url(./a.png?url); }\n',
      'src/a.png': 'an image',
    },
    async expect({ open, get }) {
      const element = (await open('/')).locator('script').last();
      const address = await element.evaluate((node: HTMLScriptElement) => node.src);
      assert.equal(new URL(address).pathname, '/assets/static/js/index.js');
      const typeOf = async (path: string) => (await get(path)).headers.get('content-type');
      assert.match((await typeOf('/static/js/index.js')) ?? '', /javascript/);
      assert.doesNotMatch((await typeOf(new URL(address).pathname)) ?? '', /javascript/);
      const css = await (await get('/static/css/index.css')).text();
      assert.match(css, /url\(\.\/assets\/static\/image\/a\.\w+\.png\)/);
    },
  },
  {
    says: "By default, the page would ask its own host for /static/js/index.js, where there's no such file.",
    run: 'dev',
    expect: async ({ page }) => assert.match(await page('/'), /src="\/static\/js\/index\.js"/),
  },
  {
    says: '.hot-update.js and *.hot-update.json use the prefix as well, so a wrong one breaks HMR along with the page.',
    run: 'dev',
    alone: true,
    config: { dev: { assetPrefix: '/shop/' } },
    async expect({ open, write }) {
      const page = await open('/');
      const asked = page.waitForRequest(/\/shop\/.*hot-update\.json/);
      const loaded = page.waitForRequest(/\/shop\/.*hot-update\.js$/);
      write('src/index.js', "document.title = 'edited';\n");
      await asked;
      await loaded;
    },
  },
  {
    says: "We recommend that you set these two options rather than Rspack's output.publicPath, where the URL of your machine could end up in the release.",
    run: 'build',
    config: { dev: { assetPrefix: true } },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/static\/js\/index\.\w+\.js"/),
  },
  {
    says: 'Set the whole prefix with the brackets instead of true.',
    run: 'dev',
    config: { dev: { assetPrefix: 'http://[::1]:<port>/' }, server: { host: '::1' } },
    async expect({ urls, port }) {
      const html = await (await fetch(String(urls[0]))).text();
      const [, address = ''] = /src="([^"]*)"/.exec(html) ?? [];
      assert.equal(address, `http://[::1]:${port}${script}`);
      assert.equal((await fetch(address)).status, 200);
    },
  },
];
