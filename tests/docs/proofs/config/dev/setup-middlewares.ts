import assert from 'node:assert/strict';
import { answersFirst } from '#kit/answers-first';
import type { Proof } from '#tools/prover/proof';

const textOf = async (answer: Promise<Response>) => (await answer).text();
const plain = { headers: { accept: 'text/plain' } };
const seen: string[] = [];
type Handler = (request: { url?: string }, response: unknown, next: () => void) => void;
const note =
  (name: string): Handler =>
  (request, _, next) => {
    if (request.url === '/order') seen.push(name);
    next();
  };
let calls = 0;

export const proofs: Proof[] = [
  {
    says: [
      'The built-in ones are CORS, server.headers, proxy, compression, assets, public directory and HTML fallback.',
      'We recommend unshift for an API, because the handler then runs before the built-in ones and gets each request with the full URL.',
      'Use push for requests that nothing else has answered.',
      'A handler that you add in this way runs last, and its URLs come without server.base.',
      'A handler that you add with unshift answers before server.cors and server.headers add their headers.',
      'When your handler misses a request, look for a plugin that uses onBeforeStartDevServer, because the middleware that it adds runs even before unshift.',
    ],
    run: 'dev',
    config: {
      server: { base: '/shop', headers: { 'x-shop': 'yes' } },
      dev: {
        setupMiddlewares: [
          ({ unshift, push }) => {
            unshift((request, response, next) =>
              request.url === '/shop/first' || request.url === '/shop/plugin'
                ? response.end('first')
                : next(),
            );
            push((request, response) => response.end(`last ${request.url}`));
          },
        ],
      },
      plugins: [answersFirst('/shop/plugin')],
    },
    async expect({ get }) {
      const plugin = await get('/shop/plugin', plain);
      assert.deepEqual([await plugin.text(), plugin.headers.get('x-shop')], ['plugin', null]);
      const first = await get('/shop/first', plain);
      assert.equal(await first.text(), 'first');
      assert.equal(first.headers.get('x-shop'), null);
      assert.equal(await textOf(get('/shop/other', plain)), 'last /other');
      assert.doesNotMatch(await textOf(get('/shop/static/js/index.js')), /^last/);
    },
  },
  {
    says: [
      'Rsbuild calls your function once, while it sets up the dev server.',
      'The handler that you add in this function runs for each request.',
      'Handlers that you pass in one call keep their order.',
      'When you call unshift more than once, the handlers of the last call run first.',
      'Those of push run in the order of the calls.',
    ],
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift, push }) => {
            calls += 1;
            unshift(note('a1'), note('a2'));
            unshift(note('b'));
            push(note('c1'), note('c2'));
            push(note('d'));
          },
        ],
      },
    },
    async expect({ get }) {
      await get('/order', plain);
      assert.deepEqual(seen.splice(0), ['b', 'a1', 'a2', 'c1', 'c2', 'd']);
      await get('/order', plain);
      assert.deepEqual(seen.splice(0), ['b', 'a1', 'a2', 'c1', 'c2', 'd']);
      assert.equal(calls, 1);
      calls = 0;
    },
  },
  {
    says: 'The handlers work in the dev server alone, not in rsbuild preview.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get('/api/user')), /Ada/),
  },
  {
    says: 'So read the body of a POST request from the stream:',
    run: 'dev',
    sample: { containing: '/api/cart' },
    async expect({ get }) {
      const answer = await get('/api/cart', { method: 'POST', body: '{"shoes":2}' });
      assert.equal(answer.status, 201);
      assert.deepEqual(await answer.json(), { id: 1, shoes: 2 });
    },
  },
  ...([false, 'index'] as const).map<Proof>((htmlFallback) => ({
    says: [
      'For example, this handler logs requests that nothing answers.',
      'It needs htmlFallback: false, because the fallback would otherwise answer them with index.html:',
    ],
    run: 'dev',
    sample: { containing: 'Nothing answers' },
    with: { server: { htmlFallback } },
    async expect({ get }) {
      const lines: unknown[] = [];
      const { log } = console;
      console.log = (line) => /Nothing answers/.test(String(line)) && lines.push(line);
      try {
        await get('/nowhere');
        await get('/static/js/index.js');
      } finally {
        console.log = log;
      }
      assert.deepEqual(lines, htmlFallback ? [] : ['Nothing answers /nowhere']);
    },
  })),
  {
    says: 'Let the dev server answer the request itself: in dev.setupMiddlewares, add a handler that recognizes the URL.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ get }) =>
      assert.deepEqual(await (await get('/api/user')).json(), { name: 'Ada' }),
  },
  {
    says: [
      'You open the URL of your handler, or call it with fetch() or curl, but server.htmlFallback comes first.',
      'By default, it answers GET and HEAD requests for unknown URLs if their Accept header contains text/html or */*',
      'and all of these do.',
    ],
    run: 'dev',
    config: {
      dev: { setupMiddlewares: [({ push }) => push((_, response) => response.end('last'))] },
    },
    async expect({ get }) {
      for (const accept of ['text/html', '*/*']) {
        assert.match(await textOf(get('/nowhere', { headers: { accept } })), /<!doctype html>/i);
      }
      assert.match(await textOf(get('/nowhere')), /<!doctype html>/i);
      assert.equal(await textOf(get('/nowhere', plain)), 'last');
      assert.equal(await textOf(get('/nowhere', { method: 'POST' })), 'last');
    },
  },
  {
    says: [
      'the second argument of your function contains environments, with an object for each environment.',
      "The methods getStats(), loadBundle(entryName) and getTransformedHtml(entryName) of this object wait for the first compilation, so the handler gets a result even if it's called early.",
      'This one reports how the last compilation went:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'build-state' },
    expect: async ({ get }) =>
      assert.match(await textOf(get('/build-state')), /^0 errors, \d+ ms$/),
  },
  {
    says: [
      'The second argument also contains sockWrite, which sends a message to all connected pages.',
      'This handler lets it send a POST request to /reload, which makes the pages reload, as long as dev.liveReload is on:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'sockWrite' },
    async expect({ get, open }) {
      const page = await open('/');
      const reloaded = page.waitForEvent('load');
      await get('/reload', { method: 'POST' });
      await reloaded;
    },
  },
  {
    says: [
      'A handler either ends the response or calls next() to pass the request on.',
      'If it does neither, the browser keeps waiting.',
      'req and res are the plain objects of Node.js, without the extras that you may know from Express, such as req.body or res.json().',
    ],
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift }) =>
            unshift((request, response, next) => {
              if (request.url === '/neither') return;
              if (request.url !== '/ends') return next();
              response.end(`${'body' in request} ${'json' in response}`);
            }),
        ],
      },
    },
    async expect({ get, page }) {
      assert.equal(await textOf(get('/ends')), 'false false');
      assert.match(await page('/'), /<script/);
      const waiting = get('/neither', { signal: AbortSignal.timeout(500) });
      await assert.rejects(waiting, { name: 'TimeoutError' });
    },
  },
];
