import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
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
const rules = withFallback({ rewrites: docsRule }, named(...pages));
const regExpTarget = withFallback({ rewrites: [{ from: /^\/docs\//, to: /docs/ }] });
const lines: unknown[][] = [];
const logged = withFallback({ verbose: true, logger: (...line: unknown[]) => lines.push(line) });
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
      'A single-page app handles /settings/profile in the browser, but the server has no such file.',
      'Not set or false | Off',
    ],
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async (server) => assert.equal(await status('/settings/profile', server), 404),
  },
  {
    says: 'Not set or false | Off',
    run: 'dev',
    config: withFallback(false),
    expect: async (server) => assert.equal(await status('/settings/profile', server), 404),
  },
  {
    says: [
      'true | Page requests that nothing else answers go to /index.html',
      "index | '/index.html' | The page to use if no rule matches",
      'Nothing has answered it before.',
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
  {
    says: 'Both / and /settings/profile now show main.html, and /main works as before.',
    run: 'dev',
    sample: { containing: '/main.html' },
    with: { html: { title: 'Main' } },
    files: { 'src/main.ts': 'console.log(1);' },
    async expect({ page }) {
      for (const path of ['/', '/settings/profile', '/main']) {
        assert.match(await page(path), titled('Main'));
      }
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Object | Page requests go where your rules say',
      'Rsbuild uses the first rule whose from matches the path.',
      'Put a rule that matches each path at the end to get a not-found page.',
      'It comes with status 200, not 404:',
      'rewrites | [] | The rules, tried in order',
      'Rsbuild then looks up the new path among the output files.',
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
      'to can also be a function.',
      'In this example, the server answers /fr/pricing with fr.html:',
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
      'It receives the match, the parsed URL and the request.',
      'Rules see paths without server.base.',
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
      "htmlAcceptHeaders | ['text/html', '*/*'] | A request counts as a page request if its Accept header has one of these",
      'A request is rewritten if these conditions are met:',
      "The method is GET or HEAD, and Accept contains one of htmlAcceptHeaders and doesn't start with application/json.",
      'A rule matches, the last part of the path has no dot, or disableDotRule is true.',
      'disableDotRule | Not set',
    ],
    run: 'dev',
    config: withFallback(true),
    async expect(server) {
      const accepting = (accept: string, method = 'GET') => ({ method, headers: { accept } });
      for (const accept of ['text/html', '*/*']) {
        assert.match(await textOf('/a/b', server, accepting(accept)), appTitle);
      }
      const head = await ask('/a/b', server, accepting('text/html', 'HEAD'));
      assert.equal(head.status, 200);
      assert.match(String(head.headers.get('content-type')), /text\/html/);
      assert.equal(await status('/a/b', server, accepting('text/html', 'POST')), 404);
      assert.equal(await status('/a/b', server, accepting('image/png')), 404);
      assert.equal(await status('/a/b', server, accepting('application/json, */*')), 404);
      assert.equal(await status('/v1.2', server), 404);
      assert.match(await server.page('/v1.2/start'), appTitle);
    },
  },
  {
    says: [
      'disableDotRule | Not set | true also sends paths such as /v1.2 to index',
      'A rule matches, the last part of the path has no dot, or disableDotRule is true.',
    ],
    run: 'dev',
    config: withFallback({ disableDotRule: true }),
    expect: async ({ page }) => assert.match(await page('/v1.2'), appTitle),
  },
  {
    says: "htmlAcceptHeaders | ['text/html', '*/*'] | A request counts as a page request if its Accept header has one of these",
    run: 'dev',
    config: withFallback({ htmlAcceptHeaders: ['application/xhtml+xml'] }),
    async expect(server) {
      assert.equal(await status('/a', server), 404);
      const xhtml = { headers: { accept: 'application/xhtml+xml' } };
      assert.match(await textOf('/a', server, xhtml), appTitle);
    },
  },
  {
    says: [
      'A rule matches, the last part of the path has no dot, or disableDotRule is true.',
      'The dot matters for the step to index, but not for your rules.',
      'It applies if there is no index.html, which otherwise answers / first.',
    ],
    run: 'dev',
    files: sources(...pages),
    config: rules,
    async expect(server) {
      assert.match(await server.page('/docs/v1.2'), titled('docs'));
      assert.equal(await status('/v1.2', server), 404);
    },
  },
  {
    says: [
      'A rule for ^/$ has no effect.',
      'It applies if there is no index.html, which otherwise answers / first.',
    ],
    run: 'dev',
    files: sources(...pages),
    config: withFallback({ rewrites: [{ from: /^\/$/, to: '/docs.html' }] }, named(...pages)),
    expect: async ({ page }) => assert.match(await page('/'), titled('index')),
  },
  {
    says: [
      'verbose | false | Log each decision',
      'logger | console.log | The function that writes the log',
    ],
    run: 'dev',
    config: logged,
    async expect(server) {
      await status('/a', server);
      assert.match(lines.flat().join(' '), /Rewriting GET \/a to \/index\.html/);
    },
  },
  {
    says: [
      'The rules have no effect.',
      'If your project has an index page, the default server.htmlFallback has already answered with index.html.',
      "There is no output file, no public file and no page with that name, and server.htmlFallback hasn't applied.",
      'Set htmlFallback: false.',
    ],
    run: 'dev',
    files: sources(...pages),
    config: { ...named(...pages), server: { historyApiFallback: { rewrites: docsRule } } },
    expect: async ({ page }) => assert.match(await page('/docs/start'), titled('index')),
  },
  {
    says: ["A target isn't found.", "Start the target with a slash, as in '/docs.html'."],
    run: 'dev',
    files: sources(...pages),
    config: withFallback({ rewrites: [{ from: /^\/docs\//, to: 'docs.html' }] }, named(...pages)),
    expect: async (server) => assert.equal(await status('/docs/start', server), 404),
  },
  {
    says: [
      'The server throws Rewrite rule can only be of type string or function.',
      "The type allows a RegExp for to, but it doesn't work.",
    ],
    run: 'dev',
    config: regExpTarget,
    async expect(server) {
      assert.equal(await status('/docs/start', server), 500);
      await until(() => /Rewrite rule can only be of type string or function\./.test(server.log()));
    },
  },
];
