import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const html = { headers: { accept: 'text/html' } };

export const proofs: Proof[] = [
  {
    says: 'By default, the server therefore answers a page request with index.html and status 200 if nothing else answers it.',
    run: 'dev',
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 200),
  },
  {
    says: 'false | Gets a 404. Existing pages such as / and /about still work',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 404),
  },
];
