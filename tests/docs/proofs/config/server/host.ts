import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "'localhost', '127.0.0.1' | This machine only | One Local line",
    run: 'dev',
    config: { server: { host: 'localhost' } },
    expect({ log, port }) {
      assert.match(log(), new RegExp(`Local:\\s+http://localhost:${port}/`));
      assert.doesNotMatch(log(), /Network:/);
    },
  },
];
