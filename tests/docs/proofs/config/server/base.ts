import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const html = { headers: { accept: 'text/html' } };

export const proofs: Proof[] = [
  {
    says: [
      '/ and /index.html | 302 to the same address below the base, with the query',
      'Another page (Accept contains text/html) | 404 with an HTML page that names the base and links to the address you probably want',
    ],
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      const root = await get('/', html);
      assert.deepEqual([root.status, root.headers.get('location')], [302, '/shop/']);
      const outside = await get('/other', html);
      assert.equal(outside.status, 404);
      assert.match(await outside.text(), /\/shop\/other/);
    },
  },
  {
    says: [
      'The value has to start with a slash.',
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
];
