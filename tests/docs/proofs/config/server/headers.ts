import assert from 'node:assert/strict';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
import { answersFirst } from '#kit/answers-first';
import type { Proof, Server } from '#tools/prover/proof';

const both: Proof[] = (['dev', 'preview'] as const).map((run) => ({
  says: 'server.headers adds headers to the responses of the dev server and the preview server.',
  run,
  sample: { containing: 'Cross-Origin-Opener-Policy' },
  async expect({ get }) {
    for (const path of ['/', '/static/js/none.js']) {
      const { headers } = await get(path);
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
      assert.equal(headers.get('cross-origin-embedder-policy'), 'require-corp');
    }
  },
}));

const marked = { 'X-Shop': 'yes' };
const marks = async ({ get }: Server, method: string, path = '/') =>
  (await get(path, { method })).headers.get('x-shop');

export const proofs: Proof[] = [
  ...both,
  ...(['dev', 'preview'] as const).flatMap((run) =>
    [undefined, true, false, { preflightContinue: true }].map<Proof>((cors) => ({
      says: [
        "Two kinds of responses don't get the headers.",
        "One is the answers to OPTIONS requests, which server.cors sends before, unless it's false or its preflightContinue is true.",
      ],
      run,
      config: { server: { headers: marked, ...(cors !== undefined && { cors }) } },
      async expect(server) {
        assert.equal(await marks(server, 'GET'), 'yes');
        const answered = cors === undefined || cors === true;
        assert.equal(await marks(server, 'OPTIONS'), answered ? null : 'yes');
      },
    })),
  ),
  {
    says: 'The other is the responses of middleware that you add with middlewares.unshift() in dev.setupMiddlewares, or that a plugin adds in onBeforeStartDevServer.',
    run: 'dev',
    config: {
      server: { headers: marked },
      dev: {
        setupMiddlewares: [
          ({ unshift, push }) => {
            unshift(({ url }, response, next) => {
              if (url === '/first') response.end('first');
              else next();
            });
            push((_, response) => response.end('last'));
          },
        ],
      },
      plugins: [answersFirst('/plugin')],
    },
    async expect(server) {
      const { get } = server;
      assert.equal(await (await get('/first')).text(), 'first');
      assert.equal(await marks(server, 'GET', '/first'), null);
      assert.equal(await (await get('/plugin')).text(), 'plugin');
      assert.equal(await marks(server, 'GET', '/plugin'), null);
      const last = await get('/last', { headers: { accept: 'text/plain' } });
      assert.deepEqual([await last.text(), last.headers.get('x-shop')], ['last', 'yes']);
    },
  },
  {
    says: 'If the value is an array, the server sends one header for each item:',
    run: 'dev',
    sample: { containing: 'Set-Cookie' },
    expect: async ({ get }) =>
      assert.deepEqual((await get('/')).headers.getSetCookie(), [
        'theme=dark; Path=/',
        'region=eu; Path=/',
      ]),
  },
  {
    says: [
      'Rsbuild writes the headers with response.setHeader() of Node.js, so the last value for a name takes effect:',
      'server.cors writes its headers first.',
      'server.headers replaces headers with the same name (since 1.3.0).',
    ],
    run: 'dev',
    config: {
      server: { cors: true, headers: { 'access-control-allow-origin': 'https://example.com' } },
    },
    expect: async ({ get }) =>
      assert.equal(
        (await get('/')).headers.get('access-control-allow-origin'),
        'https://example.com',
      ),
  },
  {
    says: 'Later steps may replace your value, such as the response of a proxy target.',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.setHeader('X-Shop', 'backend').end(),
        async (backend) => {
          const { server, port: own } = await startDev(root, {
            server: {
              port,
              headers: { 'X-Shop': 'own' },
              proxy: { '/api': `http://localhost:${backend}` },
            },
          });
          const { headers } = await fetch(`http://localhost:${own}/api`);
          await server.close();
          assert.equal(headers.get('x-shop'), 'backend');
        },
      ),
  },
];
