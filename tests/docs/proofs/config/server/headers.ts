import assert from 'node:assert/strict';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
import { answersFirst } from '#kit/answers-first';
import type { Proof, Server } from '#tools/prover/proof';

const both: Proof[] = (['dev', 'preview'] as const).map((run) => ({
  says: 'Add the header to server.headers, and the dev server and the preview server send it with their responses:',
  shown: { containing: 'X-Frame-Options: DENY' },
  run,
  sample: { containing: "'X-Frame-Options'" },
  async expect({ get, shown }) {
    const { headers } = await get('/', { method: 'HEAD' });
    assert.equal(`X-Frame-Options: ${headers.get('x-frame-options')}`, shown.trim());
  },
}));
const policy = "default-src 'self'";

const marked = { 'X-Shop': 'yes' };
const marks = async ({ get }: Server, method: string, path = '/') =>
  (await get(path, { method })).headers.get('x-shop');

export const proofs: Proof[] = [
  ...both,
  ...(['dev', 'preview'] as const).flatMap((run) =>
    [undefined, true, false, { preflightContinue: true }].map<Proof>((cors) => ({
      says: [
        'Responses to OPTIONS requests, because they come from server.cors.',
        'To add the header, set server.cors to false or its preflightContinue to true.',
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
    says: [
      'Two kinds of responses leave before Rsbuild adds your headers:',
      'Responses of middleware that you add with middlewares.unshift() in dev.setupMiddlewares, or that a plugin adds in onBeforeStartDevServer.',
    ],
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
    says: [
      'To send more than one, use an array:',
      'Some headers, most often Set-Cookie, have one line for each value.',
    ],
    shown: { containing: 'Set-Cookie: theme' },
    run: 'dev',
    sample: { containing: "'Set-Cookie'" },
    expect: async ({ get, shown }) =>
      assert.deepEqual(
        (await get('/')).headers.getSetCookie().map((value) => `Set-Cookie: ${value}`),
        shown.trim().split('\n'),
      ),
  },
  {
    says: [
      'The name can be in upper or lower case.',
      'The server adds the headers to scripts, styles and public files as well as to pages.',
    ],
    run: 'dev',
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': 'body { color: teal; }\n',
      'public/a.txt': 'public text',
    },
    config: { server: { headers: { 'x-shop': 'yes' } }, output: { injectStyles: false } },
    async expect(server) {
      for (const path of ['/', '/static/js/index.js', '/static/css/index.css', '/a.txt']) {
        assert.equal((await server.get(path)).status, 200);
        assert.equal(await marks(server, 'GET', path), 'yes');
      }
    },
  },
  {
    says: [
      'You want to try out a security policy, or the isolation that SharedArrayBuffer asks for, before you change the real host.',
      "In the browser's console, crossOriginIsolated is now true.",
      'Two headers declare this isolation:',
    ],
    run: 'dev',
    sample: { containing: 'Cross-Origin-Opener-Policy' },
    async expect({ open }) {
      const page = await open();
      assert.equal(await page.evaluate(() => crossOriginIsolated), true);
      assert.equal(await page.evaluate(() => typeof SharedArrayBuffer), 'function');
    },
  },
  {
    says: [
      'Your code may stop with SharedArrayBuffer is not defined, because browsers only offer it to pages that are isolated from other origins.',
      'Two headers declare this isolation:',
    ],
    run: 'dev',
    async expect({ open }) {
      const page = await open();
      assert.equal(await page.evaluate(() => typeof SharedArrayBuffer), 'undefined');
    },
  },
  ...[true, false].map<Proof>((reports) => ({
    says: [
      "With a Content-Security-Policy, a browser refuses scripts, styles and connections that you don't list.",
      'We recommend that you start with the header that only reports what it would block, because your page goes on working while you complete the list:',
    ],
    run: 'dev',
    files: {
      'src/index.js': "document.title = 'ran';\nnew Image().src = 'data:image/png;base64,';\n",
    },
    config: {
      server: {
        headers: { [`Content-Security-Policy${reports ? '-Report-Only' : ''}`]: policy },
      },
    },
    async expect({ open }) {
      const page = await open();
      const isRefused = await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { color: rgb(1, 2, 3); }';
        document.head.append(style);
        return getComputedStyle(document.body).color !== 'rgb(1, 2, 3)';
      });
      assert.deepEqual([await page.title(), isRefused], ['ran', !reports]);
    },
  })),
  {
    says: [
      "a later step has set the same header again, and the last value is the one that's sent.",
      'You can rule out server.cors, because it sets its headers first, and server.headers replaces those with the same name (since 1.3.0).',
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
    says: [
      'You set a header, but the browser receives another value:',
      'For example, the target of a proxy may send this header, which replaces yours.',
    ],
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
