import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const script = '/static/js/index.js';
const development = { mode: 'development' } as const;
const textOf = async (answer: Promise<Response>) => (await answer).text();

export const proofs: Proof[] = [
  {
    says: [
      'Not set | server.base | /static/js/index.js',
      'true | The full address of the dev server | http://localhost:3000/static/js/index.js',
      'false | /, even if server.base is set | /static/js/index.js',
      "'/shop/' | A path on the same host | /shop/static/js/index.js",
      "'https://cdn.example.com/' | A full URL | https://cdn.example.com/static/js/index.js",
      "Except for 'auto', Rsbuild adds a missing slash at the end.",
      'Rsbuild passes this prefix to Rspack as output.publicPath.',
      'The host is localhost as long as server.host has its default 0.0.0.0.',
    ],
    run: 'rspack',
    config: {
      ...development,
      environments: {
        unset: {},
        full: { dev: { assetPrefix: true } },
        off: { dev: { assetPrefix: false } },
        path: { dev: { assetPrefix: '/shop' } },
        url: { dev: { assetPrefix: 'https://cdn.example.com' } },
        auto: { dev: { assetPrefix: 'auto' } },
      },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ output }) => output?.publicPath),
        ['/', 'http://localhost:3000/', '/', '/shop/', 'https://cdn.example.com/', 'auto'],
      ),
  },
  {
    says: [
      'If you leave it out, the prefix is the value of server.base.',
      'false | /, even if server.base is set',
      "If server.base isn't /, Rsbuild appends it.",
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
      ['dev', 'production', 'Production mode uses output.assetPrefix instead'],
      ['dev', 'production', 'even in the dev server.'],
      ['build', 'production', 'Production mode uses output.assetPrefix instead'],
      ['build', 'development', 'The mode decides, not the command.'],
      [
        'build',
        'none',
        'rsbuild build --mode development uses this prefix too, and so does the mode none.',
      ],
      [
        'build',
        'development',
        'rsbuild build --mode development uses this prefix too, and so does the mode none.',
      ],
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
    says: "In a build without a server, it's always http://localhost with the port from server.port.",
    run: 'rspack',
    config: {
      ...development,
      server: { host: '127.0.0.1', port: 4321 },
      dev: { assetPrefix: true },
    },
    expect: ({ output }) => assert.equal(output?.publicPath, 'http://localhost:4321/'),
  },
  {
    says: "'auto' | Computed in the browser from the script's location | static/js/index.js",
    run: 'dev',
    config: { dev: { assetPrefix: 'auto' } },
    expect: async ({ page }) => assert.match(await page('/'), /src="static\/js\/index\.js"/),
  },
  {
    says: 'With true, asset URLs contain the protocol, host and port of the dev server, so a page on another origin can load them:',
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
    says: 'Write <port> in place of the port, and Rsbuild replaces it with the port in use:',
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
    says: 'The dev server only answers requests below server.base, so your prefix has to begin with the same path.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
    async expect({ get }) {
      assert.match(await textOf(get('/shop/assets/static/js/index.js')), /hello/);
      assert.equal((await get('/static/js/index.js')).status, 404);
    },
  },
  {
    says: 'With /assets/ in this example, the files would get the status 404:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
    with: { dev: { assetPrefix: '/assets/' } },
    expect: async ({ get }) => assert.equal((await get('/assets/static/js/index.js')).status, 404),
  },
  {
    says: [
      'You can read the prefix as process.env.ASSET_PREFIX and import.meta.env.ASSET_PREFIX.',
      "They don't have the slash at the end",
    ],
    run: 'dev',
    config: { dev: { assetPrefix: '/shop/' } },
    files: {
      'src/index.js': 'console.log([process.env.ASSET_PREFIX, import.meta.env.ASSET_PREFIX]);',
    },
    expect: async ({ get }) =>
      assert.match(await textOf(get(`/shop${script}`)), /"\/shop",\s+"\/shop"/),
  },
  {
    says: "with 'auto' they are 'auto'.",
    run: 'dev',
    config: { dev: { assetPrefix: 'auto' } },
    files: { 'src/index.js': 'console.log([process.env.ASSET_PREFIX]);' },
    expect: async ({ get }) => assert.match(await textOf(get(script)), /\[\s*"auto"\s*\]/),
  },
  ...['::', '::1'].map<Proof>((host) => ({
    says: "Don't combine true with an IPv6 address: Rsbuild 1.3.22 leaves out the brackets, as in http://::1:3000/, and browsers can't load the files.",
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
      "A value such as './assets/' is resolved against the address of the page, and in a stylesheet against that of the stylesheet.",
      "The dev server doesn't find the script at the first of these addresses, even on the home page.",
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
];
