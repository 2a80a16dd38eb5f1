import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const html = { headers: { accept: 'text/html' } };

export const proofs: Proof[] = [
  {
    says: 'That is what the default does: a page request that nothing else answers gets index.html with status 200.',
    run: 'dev',
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 200),
  },
  {
    says: 'false | gets 404; existing pages such as / and /about still work',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 404),
  },
];
