import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const from = (origin: string) => ({ headers: { origin } });
const allowed = 'access-control-allow-origin';

export const proofs: Proof[] = [
  {
    says: '1.3.0 | Local origins only',
    run: 'dev',
    async expect({ get }) {
      const local = await get('/', from('http://app.localhost:8080'));
      assert.equal(local.headers.get(allowed), 'http://app.localhost:8080');
      const foreign = await get('/', from('https://example.com'));
      assert.equal(foreign.headers.get(allowed), null);
    },
  },
  {
    says: 'true | Allows every origin (Access-Control-Allow-Origin: )',
    run: 'dev',
    config: { server: { cors: true } },
    expect: async ({ get }) =>
      assert.equal((await get('/', from('https://example.com'))).headers.get(allowed), '*'),
  },
];
