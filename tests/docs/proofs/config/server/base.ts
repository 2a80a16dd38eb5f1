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
  'So when the base is /shop, a URL such as /shopping or /shop?from=mail counts as part of your app and gets the fallback page – or a 404 with htmlFallback: false.';

export const proofs: Proof[] = [
  {
    says: [
      'Put import.meta.env.BASE_URL in front of them:',
      'In an HTML template, the variable is called assetPrefix:',
    ],
    run: 'dev',
    pageFiles: ['src/index.html'],
    files: {
      'src/index.js':
        'const base = import.meta.env.BASE_URL.replace(/\\/$/, "");\ndocument.title = `${base}/about`;\n',
    },
    config: { html: { template: './src/index.html' }, server: { base: '/shop' } },
    async expect({ page, open }) {
      assert.match(await page('/shop/'), /href="\/shop\/logo\.png"/);
      assert.equal(await (await open('/shop/')).title(), '/shop/about');
    },
  },
  {
    says: [
      'Serve your app below a path such as /shop, with pages, scripts, public files and links that fit.',
      'Other pages, public files and scripts move along:',
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
    says: 'The page index is now at /shop/, and the terminal prints that URL.',
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ log, port, page }) {
      assert.match(log(), new RegExp(`http://localhost:${port}/shop/?\n`));
      assert.match(await page('/shop/'), title);
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
    says: 'The base is the same for the whole project.',
    run: 'build',
    config: {
      environments: { web: { server: { base: '/shop' } } as object },
    },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/static\/js\//),
  },
  {
    says: [
      'The "server.base" option should start with a slash',
      "Add the slash: '/shop' instead of 'shop'.",
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
    says: "The value '' works like '/', but BASE_URL is then empty too.",
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
    says: 'To use the base for a single command, pass --base (since 1.2.5), which overrides the config file.',
    run: 'command',
    command: 'rsbuild build --base /shop',
    files: { 'rsbuild.config.mjs': "export default { server: { base: '/from-file' } };\n" },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\//),
  },
  ...['dev', 'preview', 'inspect'].map<Proof>((command) => ({
    says: 'To use the base for a single command, pass --base (since 1.2.5), which overrides the config file.',
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
    says: 'The base is also the default of dev.assetPrefix and output.assetPrefix, so scripts and styles are loaded from below it.',
    run: 'rspack',
    config: { server: { base: '/shop' } },
    expect(_, { rsbuild }) {
      assert.equal(rsbuild.dev.assetPrefix, '/shop');
      assert.equal(rsbuild.output.assetPrefix, '/shop');
    },
  },
  {
    says: 'Set the prefix for production, and development still follows the base:',
    shown: { section: 'Asset URLs', nth: 2 },
    run: 'build',
    sample: { section: 'Asset URLs', nth: 1 },
    expect: ({ read, shown }) => {
      const name = (text: string) => text.replace(/index\.\w+\.js/, 'index.js').trim();
      assert.ok(name(read('index.html')).includes(name(shown)), read('index.html'));
    },
  },
  {
    says: 'Set the prefix for production, and development still follows the base:',
    run: 'dev',
    sample: { section: 'Asset URLs', nth: 1 },
    expect: async ({ page }) =>
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/),
  },
  {
    says: [
      "When it's '/', for example, the page requests /static/js/index.js, and this URL is outside the base.",
      'Remove the option, or start its value with /shop.',
      'Scripts are answered with 404 in development',
    ],
    run: 'dev',
    config: { server: { base: '/shop' }, dev: { assetPrefix: '/' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/static\/js\/index\.js"/);
      assert.equal((await get('/static/js/index.js')).status, 404);
    },
  },
  ...[undefined, '/shop/assets/'].map<Proof>((assetPrefix) => ({
    says: 'Remove the option, or start its value with /shop.',
    run: 'dev',
    config: { server: { base: '/shop' }, ...(assetPrefix && { dev: { assetPrefix } }) },
    async expect({ get, page }) {
      const source = /src="([^"]*)"/.exec(await page('/shop/'))?.[1] ?? '';
      assert.ok(source.startsWith('/shop/'), source);
      assert.match(await (await get(source)).text(), /webpackBootstrap/);
    },
  })),
  {
    says: 'Rsbuild changes the URLs that it writes itself, but not the paths in your own code, such as links to other pages or images from the public directory.',
    run: 'dev',
    files: {
      'src/index.js':
        "const link = document.createElement('a');\nlink.href = '/about';\ndocument.title = link.getAttribute('href');\n",
    },
    config: { server: { base: '/shop' } },
    async expect({ page, open }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      assert.equal(await (await open('/shop/')).title(), '/about');
    },
  },
  {
    says: [
      'For / and /index.html, the server redirects you to the same URL below the base.',
      "For another page, it can't be sure what you want, so it answers with status 404 and a link to the URL that's probably right.",
      "Requests that aren't for a page get the hint as plain text:",
      "You've opened a URL outside the base.",
    ],
    shown: { containing: 'did you mean to visit' },
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get, shown }) {
      const hint = await get('/about', { headers: { accept: '*/*' } });
      assert.equal((await hint.text()).trim(), shown.trim());
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
      'Rsbuild only compares the base with the beginning of the path.',
      'We recommend /shop, because then you can open the home page as /shop as well.',
      inside,
    ],
    run: 'dev',
    files,
    config: shop,
    async expect({ get }) {
      for (const path of ['/shop', '/shopping', '/shop?from=mail']) {
        const response = await get(path, html);
        assert.equal(response.status, 200);
        assert.match(await response.text(), title);
      }
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: ['We recommend /shop, because then you can open the home page as /shop as well.', inside],
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
    says: 'In Vite, ${import.meta.env.BASE_URL}about is right, but here it becomes /shopabout.',
    run: 'build',
    files: { 'src/index.js': 'console.log(`${import.meta.env.BASE_URL}about`);\n' },
    config: { server: { base: '/shop' } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /log\("\/shopabout"\)/),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: {
      dev: 'On the dev server, you notice the mistake, because this link shows the fallback page.',
      preview: [
        'it opens the page about, because it cuts off output.assetPrefix, which is /shop as well.',
        "On the preview server, you don't:",
      ],
    }[run],
    run,
    files,
    config: shop,
    async expect({ page }) {
      const shown = run === 'dev' ? 'index' : 'about';
      assert.match(await page('/shopabout'), new RegExp(`/shop/static/js/${shown}\\b`));
    },
  })),
  {
    says: 'because it cuts off output.assetPrefix, which is /shop as well.',
    run: 'preview',
    files,
    config: { ...shop, output: { assetPrefix: 'https://cdn.example.com/' } },
    expect: async ({ page }) => assert.match(await page('/shopabout'), /\/static\/js\/index\b/),
  },
  {
    says: [
      'When the base is /shop/, the URL /shop gets a 404 with the hint.',
      'If such URLs belong to another app, set /shop/ with the slash, and they all get a 404 with the hint.',
    ],
    run: 'dev',
    files,
    config: { source: { entry }, server: { base: '/shop/' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), title);
      for (const path of ['/shop', '/shopabout', '/shopping', '/shop?from=mail']) {
        const response = await get(path, html);
        assert.equal(response.status, 404);
        assert.match(await response.text(), /\/shop\//);
      }
    },
  },
  {
    says: [
      'When your page asks for /shop/api/users, the proxy gets this request with its full path.',
      'So the key has to contain the base:',
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
