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
      'unshift handlers get each request with the full URL, unless middleware that a plugin adds in onBeforeStartDevServer has already answered it.',
      "Their responses don't have the headers that server.cors and server.headers add.",
      'push handlers only get requests that nothing else answered.',
      "The URL doesn't contain server.base.",
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
      'Rsbuild calls each function in the list once, while it sets up the dev server.',
      '1 | Added with unshift | The last call runs first',
      '3 | Added with push | In the order of the calls',
      'Handlers that you pass in one call keep their order.',
      'The position decides what a handler gets:',
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
      assert.equal(calls, 1);
      calls = 0;
    },
  },
  {
    says: 'The preview server ignores the option.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ get }) => assert.doesNotMatch(await textOf(get('/api/user')), /Ada/),
  },
  {
    says: 'With this option, you can add request handlers to the dev server, before or after the built-in ones',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: async ({ get }) =>
      assert.deepEqual(await (await get('/api/user')).json(), { name: 'Ada' }),
  },
  {
    says: [
      'With the default server.htmlFallback, the server answers unknown addresses with index.html if the request is a GET or HEAD request whose Accept header contains text/html or */*.',
      "That includes page loads in the browser, fetch() and curl, so these requests don't reach a push handler.",
      'Use unshift for an API, or set server.htmlFallback to false.',
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
      'All three methods wait for the first compilation.',
      'The following handler reports the result of the last one:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'build-state' },
    expect: async ({ get }) =>
      assert.match(await textOf(get('/build-state')), /^0 errors, \d+ ms$/),
  },
  {
    says: [
      'This method sends a message to all connected pages.',
      "sockWrite('static-changed') makes them reload, as long as dev.liveReload is on.",
      'With the following handler, a backend can trigger a reload with POST /reload:',
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
];
