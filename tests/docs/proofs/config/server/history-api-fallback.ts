import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { startDev } from '#kit/start-dev';
import { until } from '#kit/until';
import type { Proof, Server } from '#tools/prover/proof';

const named = (...names: string[]) => ({
  source: { entry: Object.fromEntries(names.map((name) => [name, `./src/${name}.js`])) },
  html: { title: ({ entryName }: { entryName: string }) => entryName },
});
const sources = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`src/${name}.js`, `console.log('${name}');\n`]));
const titled = (title: string) => new RegExp(`<title>${title}</title>`);
const html = { headers: { accept: 'text/html' } };
const ask = (path: string, server: Server, init: RequestInit = html) => server.get(path, init);
const status = async (path: string, server: Server, init?: RequestInit) =>
  (await ask(path, server, init)).status;
const textOf = async (path: string, server: Server, init: RequestInit) =>
  (await ask(path, server, init)).text();
const appTitle = titled('Rsbuild App');

/** No fallback but the one of the option. */
const withFallback = (
  historyApiFallback: NonNullable<RsbuildConfig['server']>['historyApiFallback'],
  more: RsbuildConfig = {},
): RsbuildConfig => ({ ...more, server: { htmlFallback: false, historyApiFallback } });

const pages = ['index', 'docs'];
const docsRule = [{ from: /^\/docs\//, to: '/docs.html' }];
const regExpTarget = withFallback({ rewrites: [{ from: /^\/docs\//, to: /docs/ }] });
const seen: string[] = [];
const belowBase: RsbuildConfig = {
  server: {
    base: '/shop',
    htmlFallback: false,
    historyApiFallback: {
      rewrites: [
        {
          from: /.*/,
          to({ match, parsedUrl, request }) {
            seen.push(match[0], String(parsedUrl.pathname), String(request.method));
            return '/index.html';
          },
        },
      ],
    },
  },
};

export const proofs: Proof[] = [
  {
    says: [
      'Your single-page app shows /settings/profile, but its page is main.html instead of index.html.',
      'The fallback then rewrites requests that look as if a browser were opening a page:',
    ],
    run: 'dev',
    config: withFallback(false),
    expect: async (server) => assert.equal(await status('/settings/profile', server), 404),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Set server.historyApiFallback to tell the dev server and the preview server which page answers a URL that only the browser knows:',
      'Both / and /settings/profile now show main.html, so you can reload the app on each of its routes, and /main works as before.',
    ],
    run,
    sample: { containing: 'main.ts' },
    with: { html: { title: 'Main' } },
    files: { 'src/main.ts': 'console.log(1);' },
    async expect({ page }) {
      for (const path of ['/', '/settings/profile', '/main']) {
        assert.match(await page(path), titled('Main'));
      }
    },
  })),
  {
    says: "If the page of your app is index, you don't need any of this: server.htmlFallback is on by default and sends index.html.",
    run: 'dev',
    expect: async ({ page }) => assert.match(await page('/settings/profile'), appTitle),
  },
  {
    says: [
      "In a project that has an index page as well, it would answer before historyApiFallback, and that's why the sample turns htmlFallback off.",
    ],
    run: 'dev',
    files: sources('index', 'main'),
    config: { ...named('index', 'main'), server: { historyApiFallback: { index: '/main.html' } } },
    expect: async ({ page }) => assert.match(await page('/settings/profile'), titled('index')),
  },
  {
    says: [
      'The fallback is the last resort:',
      "the server asks it when no output file, public file or page matches the URL, and htmlFallback hasn't answered either.",
      "When no rule matches, the request goes to index, which is '/index.html' unless you set it.",
    ],
    run: 'dev',
    files: { ...sources('index', 'about'), 'public/note.txt': 'a note' },
    config: withFallback(true, named('index', 'about')),
    async expect(server) {
      assert.match(await server.page('/settings/profile'), titled('index'));
      assert.match(await server.page('/about'), titled('about'));
      assert.equal(await server.page('/note.txt'), 'a note');
      assert.match(await server.page('/static/js/about.js'), /console\.log/);
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Say your documentation is a separate app below /docs/, and the rest of the site should get a not-found page.',
      'Rsbuild uses the first rule whose from matches the path, so a rule that matches each path goes to the end:',
      'The visitor of /nowhere sees missing.html, although with status 200 rather than 404.',
    ],
    run,
    sample: { containing: 'missing.html' },
    with: { html: { title: ({ entryName }) => entryName } },
    files: { 'src/landing.ts': '', 'src/docs.ts': '', 'src/missing.ts': '' },
    async expect({ get, page }) {
      assert.match(await page('/'), titled('landing'));
      assert.match(await page('/docs/start'), titled('docs'));
      const missing = await get('/nowhere', html);
      assert.equal(missing.status, 200);
      assert.match(await missing.text(), titled('missing'));
    },
  })),
  {
    says: [
      'Sometimes the path already contains the name of the page, such as the language in /fr/pricing.',
      "Then you don't need a rule for each language: set to to a function.",
      'This function receives the match, the parsed URL and the request, and returns the page.',
      'Here, the server answers /fr/pricing with fr.html:',
    ],
    run: 'dev',
    sample: { containing: 'fr.ts' },
    with: { html: { title: ({ entryName }) => entryName } },
    files: { 'src/en.ts': '', 'src/fr.ts': '' },
    async expect({ page }) {
      assert.match(await page('/fr/pricing'), titled('fr'));
      assert.match(await page('/en'), titled('en'));
    },
  },
  {
    says: [
      'This function receives the match, the parsed URL and the request',
      'Do you set server.base as well? Then leave the base out of your rewrites, because Rsbuild removes it from the path before it compares.',
      'because Rsbuild removes it from the path before it compares.',
    ],
    run: 'dev',
    config: belowBase,
    async expect(server) {
      assert.match(await server.page('/shop/cart/items'), appTitle);
      assert.deepEqual(seen.slice(-3), ['/cart/items', '/cart/items', 'GET']);
    },
  },
  {
    says: [
      'The fallback then rewrites requests that look as if a browser were opening a page:',
      'The method is GET or HEAD.',
      'The Accept header contains text/html or */*.',
      "The Accept header doesn't start with application/json.",
      'But fetch() sends */* as well, so a typo in the path of your API results in a page with status 200.',
      "When the last part of the path has a dot, as in /releases/v1.2, it looks like a missing file, and the request doesn't go to index.",
    ],
    run: 'dev',
    config: withFallback(true),
    async expect(server) {
      const accepting = (accept: string, method = 'GET') => ({ method, headers: { accept } });
      for (const accept of ['text/html', '*/*']) {
        assert.match(await textOf('/a/b', server, accepting(accept)), appTitle);
      }
      const fetched = await server.get('/api/usres');
      assert.equal(fetched.status, 200);
      assert.match(await fetched.text(), appTitle);
      const head = await ask('/a/b', server, accepting('text/html', 'HEAD'));
      assert.equal(head.status, 200);
      assert.match(String(head.headers.get('content-type')), /text\/html/);
      assert.equal(await status('/a/b', server, accepting('text/html', 'POST')), 404);
      assert.equal(await status('/a/b', server, accepting('image/png')), 404);
      assert.equal(await status('/a/b', server, accepting('application/json, */*')), 404);
      assert.equal(await status('/releases/v1.2', server), 404);
      assert.match(await server.page('/v1.2/start'), appTitle);
    },
  },
  {
    says: 'When you want to see such mistakes, accept text/html alone.',
    run: 'dev',
    sample: { containing: 'htmlAcceptHeaders' },
    async expect(server) {
      assert.match(await server.page('/settings'), appTitle);
      assert.equal((await server.get('/api/usres')).status, 404);
    },
  },
  {
    says: [
      'disableDotRule: true does the same for all paths.',
      'The price is that a missing image gets the page too, with status 200, which makes a wrong path harder to notice.',
    ],
    run: 'dev',
    config: withFallback({ disableDotRule: true }),
    async expect(server) {
      assert.match(await server.page('/v1.2'), appTitle);
      const image = await ask('/logo.png', server, { headers: { accept: 'image/png,*/*;q=0.8' } });
      assert.equal(image.status, 200);
      assert.match(await image.text(), appTitle);
    },
  },
  {
    says: [
      'Your own rules ignore the dot, so we recommend a rule for these routes:',
      'When the last part of the path has a dot',
    ],
    run: 'dev',
    sample: { containing: 'releases' },
    async expect(server) {
      assert.match(await server.page('/releases/v1.2'), appTitle);
      assert.equal(await status('/v1.2', server), 404);
    },
  },
  {
    says: "As long as there is an index.html, / means that file, and the fallback isn't asked",
    run: 'dev',
    files: sources(...pages),
    config: withFallback({ rewrites: [{ from: /^\/$/, to: '/docs.html' }] }, named(...pages)),
    expect: async ({ page }) => assert.match(await page('/'), titled('index')),
  },
  {
    says: ['A rule for / needs one more step.', 'so give the entry index another name.'],
    run: 'dev',
    files: sources('home', 'docs'),
    config: withFallback({ rewrites: [{ from: /^\/$/, to: '/docs.html' }] }, named('home', 'docs')),
    expect: async ({ page }) => assert.match(await page('/'), titled('docs')),
  },
  {
    says: [
      "When you can't explain a result, set verbose to true.",
      'The server then logs each decision, such as Rewriting GET /a to /index.html.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const lines: string[] = [];
      const { log } = console;
      console.log = (...line: unknown[]) => void lines.push(line.join(' '));
      const { server } = await startDev(root, {
        server: { port, ...withFallback({ verbose: true }).server },
      });
      try {
        await fetch(`http://localhost:${port}/a`, html);
        await fetch(`http://localhost:${port}/v1.2`, html);
      } finally {
        console.log = log;
        await server.close();
      }
      assert.ok(lines.includes('Rewriting GET /a to /index.html'), lines.join('\n'));
      assert.match(lines.join('\n'), /Not rewriting GET \/v1\.2 because/);
    },
  },
  {
    says: [
      'Your project has a page named index, and htmlFallback has already answered with it.',
      "The rules don't apply",
    ],
    run: 'dev',
    files: sources(...pages),
    config: { ...named(...pages), server: { historyApiFallback: { rewrites: docsRule } } },
    expect: async ({ page }) => assert.match(await page('/docs/start'), titled('index')),
  },
  {
    says: 'Turn it off:',
    run: 'dev',
    sample: { containing: '[!code ++]' },
    with: named(...pages),
    files: sources(...pages),
    expect: async ({ page }) => assert.match(await page('/docs/start'), titled('docs')),
  },
  {
    says: "The target has to start with a slash: '/docs.html', not 'docs.html'.",
    run: 'dev',
    files: sources(...pages),
    config: withFallback({ rewrites: [{ from: /^\/docs\//, to: 'docs.html' }] }, named(...pages)),
    expect: async (server) => assert.equal(await status('/docs/start', server), 404),
  },
  {
    says: [
      'so the server throws this error, and the browser gets the status 500.',
      "The type allows one, but the fallback can't use it",
    ],
    run: 'dev',
    config: regExpTarget,
    async expect(server) {
      assert.equal(await status('/docs/start', server), 500);
      await until(() => /Rewrite rule can only be of type string or function\./.test(server.log()));
    },
  },
];
