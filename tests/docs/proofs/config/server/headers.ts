import assert from 'node:assert/strict';
import { besideServer } from '@site/tests/docs/proving/kit/beside-server';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

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

export const proofs: Proof[] = [
  ...both,
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
