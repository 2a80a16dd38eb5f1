import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const html = { headers: { accept: 'text/html' } };

export const proofs: Proof[] = [
  {
    says: 'server.headers adds headers to the responses of the dev server and the preview server.',
    run: 'dev',
    config: { server: { headers: { 'X-Shop': 'yes', 'Set-Cookie': ['a=1', 'b=2'] } } },
    async expect({ get }) {
      const { headers } = await get('/', html);
      assert.equal(headers.get('x-shop'), 'yes');
      assert.deepEqual(headers.getSetCookie(), ['a=1', 'b=2']);
    },
  },
];
