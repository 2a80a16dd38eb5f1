import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: ['HTML pages | Yes | No | No', 'Hash in script names, in production | Yes | No | Yes'],
    run: 'build',
    config: { output: { target: 'node' } },
    expect: ({ files }) => assert.deepEqual(files, ['index.js']),
  },
];
