import assert from 'node:assert/strict';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const html = { headers: { accept: 'text/html' } };
const title = /<title>Rsbuild App</;
const files = {
  'src/index.js': 'console.log(import.meta.env.BASE_URL, process.env.BASE_URL, "home");\n',
  'src/about.js': 'console.log("about");\n',
  'public/logo.png': 'a logo',
};
const entry = { index: './src/index.js', about: './src/about.js' };
const shop = { source: { entry }, server: { base: '/shop' } };
const inside =
  "/shopping, /shop?from=mail | Count as inside, but aren't pages, so they get the fallback page. With htmlFallback: false, 404 | 404 with the hint";

export const proofs: Proof[] = [
  {
    says: [
      'Serve your Rsbuild app below a path such as /shop instead of at the root of the host.',
      'server.base moves the app below a path.',
      'Page of the entry about | /about | /shop/about',
      'The file public/logo.png | /logo.png | /shop/logo.png',
      'Script in the page during development | /static/js/index.js | /shop/static/js/index.js',
    ],
    run: 'dev',
    files,
    config: shop,
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      assert.match(await page('/shop/about'), /src="\/shop\/static\/js\/about\.js"/);
      assert.equal(await (await get('/shop/logo.png')).text(), 'a logo');
      assert.equal((await get('/logo.png')).status, 404);
    },
  },
  {
    says: [
      'Page of the entry about | /about | /shop/about',
      'The file public/logo.png | /logo.png | /shop/logo.png',
      'Script in the page during development | /static/js/index.js | /shop/static/js/index.js',
    ],
    run: 'dev',
    files,
    config: { source: { entry } },
    async expect({ get, page }) {
      assert.match(await page('/'), /src="\/static\/js\/index\.js"/);
      assert.match(await page('/about'), /src="\/static\/js\/about\.js"/);
      assert.equal(await (await get('/logo.png')).text(), 'a logo');
    },
  },
  {
    says: 'Home page and printed URLs | http://localhost:3000/ | http://localhost:3000/shop/',
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ log, port, page }) {
      assert.match(log(), new RegExp(`http://localhost:${port}/shop/?\n`));
      assert.match(await page('/shop/'), title);
    },
  },
  {
    says: [
      'Home page and printed URLs | http://localhost:3000/ | http://localhost:3000/shop/',
      'Without it, the app is at the root of the host.',
    ],
    run: 'dev',
    async expect({ log, port, page }) {
      assert.match(log(), new RegExp(`http://localhost:${port}/\n`));
      assert.match(await page('/'), title);
    },
  },
  {
    says: 'import.meta.env.BASE_URL, process.env.BASE_URL | / | /shop',
    run: 'build',
    files,
    config: shop,
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js'), /log\("\/shop","\/shop","home"\)/),
  },
  {
    says: 'import.meta.env.BASE_URL, process.env.BASE_URL | / | /shop',
    run: 'build',
    files,
    config: { source: { entry } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /log\("\/","\/","home"\)/),
  },
  {
    says: "Like the other server options, the base applies to the whole project, so you can't set it for a single environment.",
    run: 'build',
    config: {
      environments: { web: { server: { base: '/shop' } } as object },
    },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/static\/js\//),
  },
  {
    says: [
      'With another value, Rsbuild stops with this error:',
      'The "server.base" option should start with a slash, for example: "/base"',
    ],
    run: 'build',
    config: { server: { base: 'shop' } },
    expect: ({ error }) =>
      assert.match(
        String(error),
        /"server\.base" option should start with a slash, for example: "\/base"/,
      ),
  },
  ...['', '/'].map<Proof>((base) => ({
    says: [
      'The value has to start with a slash, or be empty.',
      "An empty base works like '/', but BASE_URL is then empty too.",
    ],
    run: 'dev',
    files: {
      'src/index.js': 'document.title = `[${import.meta.env.BASE_URL}]`;\n',
      'public/logo.txt': 'a logo',
    },
    config: { server: { base } },
    async expect({ get, open, page }) {
      assert.match(await page('/'), /src="\/static\/js\/index\.js"/);
      assert.equal(await (await get('/logo.txt')).text(), 'a logo');
      assert.equal(await (await open()).title(), `[${base}]`);
    },
  })),
  {
    says: [
      'You can also pass --base to the commands (since 1.2.5).',
      'It overrides the config file:',
    ],
    run: 'command',
    command: 'rsbuild build --base /shop',
    files: { 'rsbuild.config.mjs': "export default { server: { base: '/from-file' } };\n" },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\//),
  },
  ...['dev', 'preview', 'inspect'].map<Proof>((command) => ({
    says: [
      'You can also pass --base to the commands (since 1.2.5).',
      'It overrides the config file:',
    ],
    run: 'command',
    command: `rsbuild ${command} --base /shop`,
    files: {
      'dist/index.html': '',
      'rsbuild.config.mjs': `export default {
  server: { base: '/from-file', host: '203.0.113.1' },
  plugins: [{ name: 'show', setup(api) {
    api.modifyRsbuildConfig(({ server }) => console.log('GIVEN', server.base));
  } }],
};
// ${command}
`,
    },
    expect: ({ log }) => assert.match(log, /GIVEN \/shop\n/),
  })),
  {
    says: "If you don't set dev.assetPrefix and output.assetPrefix, both use the value of server.base.",
    run: 'rspack',
    config: { server: { base: '/shop' } },
    expect(_, { rsbuild }) {
      assert.equal(rsbuild.dev.assetPrefix, '/shop');
      assert.equal(rsbuild.output.assetPrefix, '/shop');
    },
  },
  {
    says: 'To load assets from another place in production, set the production prefix.',
    run: 'build',
    sample: { containing: 'cdn.example.com' },
    expect: ({ read }) =>
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\.com\/shop\/static\/js\//),
  },
  {
    says: 'Development then still follows the base:',
    run: 'dev',
    sample: { containing: 'cdn.example.com' },
    expect: async ({ page }) =>
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/),
  },
  {
    says: [
      "With base: '/shop' and dev.assetPrefix: '/', the page requests /static/js/index.js.",
      'This is outside the base, so the dev server answers with 404.',
    ],
    run: 'dev',
    config: { server: { base: '/shop' }, dev: { assetPrefix: '/' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/static\/js\/index\.js"/);
      assert.equal((await get('/static/js/index.js')).status, 404);
    },
  },
  {
    says: [
      '/ and /index.html | 302 to the same address below the base, with the query',
      'Another page (Accept contains text/html) | 404 with an HTML page that names the base and links to the address you probably want',
      'Other files | 404 with the same hint as plain text',
    ],
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get }) {
      const root = await get('/?from=mail', html);
      assert.deepEqual([root.status, root.headers.get('location')], [302, '/shop/?from=mail']);
      const index = await get('/index.html', html);
      assert.deepEqual([index.status, index.headers.get('location')], [302, '/shop/index.html']);
      const outside = await get('/other', html);
      const text = await outside.text();
      assert.equal(outside.status, 404);
      assert.match(text, /href="\/shop\/other"/);
      const file = await get('/other.js', { headers: { accept: '*/*' } });
      assert.equal(file.status, 404);
      assert.match(String(file.headers.get('content-type')), /text\/plain/);
      assert.match(await file.text(), /\/shop\/other\.js/);
    },
  },
  {
    says: [
      'It changes which requests count as inside the base, because Rsbuild compares the base with the beginning of the path:',
      '/shop | The home page | 404 with the hint',
      inside,
    ],
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get }) {
      for (const path of ['/shop', '/shopping', '/shop?from=mail']) {
        const response = await get(path, html);
        assert.equal(response.status, 200);
        assert.match(await response.text(), title);
      }
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: ['/shop | The home page | 404 with the hint', inside],
    run,
    config: { server: { base: '/shop', htmlFallback: false } },
    async expect({ get, page }) {
      assert.match(await page('/shop'), title);
      for (const path of ['/shopping', '/shop?from=mail']) {
        assert.equal((await get(path, html)).status, 404);
      }
    },
  })),
  {
    says: [
      'You can write a slash at the end of the base.',
      'It changes which requests count as inside the base, because Rsbuild compares the base with the beginning of the path:',
      '/shop | The home page | 404 with the hint',
      inside,
    ],
    run: 'dev',
    config: { server: { base: '/shop/' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), title);
      for (const path of ['/shop', '/shopping', '/shop?from=mail']) {
        const response = await get(path, html);
        assert.equal(response.status, 404);
        assert.match(await response.text(), /\/shop\//);
      }
    },
  },
  {
    says: [
      'server.proxy runs before Rsbuild removes the base from the path.',
      'If your code requests /shop/api/users, the context of the proxy has to be /shop/api.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        ({ url }, response) => void response.end(`backend ${url}`),
        async (backend) => {
          const target = `http://localhost:${backend}`;
          const answers: string[] = [];
          for (const context of ['/shop/api', '/api']) {
            const { server, port: own } = await startDev(root, {
              server: { port, base: '/shop', proxy: { [context]: target } },
            });
            answers.push(await (await fetch(`http://localhost:${own}/shop/api/users`)).text());
            await server.close();
          }
          assert.equal(answers[0], 'backend /shop/api/users');
          assert.doesNotMatch(String(answers[1]), /backend/);
        },
      ),
  },
];
