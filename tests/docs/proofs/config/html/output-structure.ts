import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'The index entry is no exception: it moves into a folder too.',
    run: 'build',
    config: { html: { outputStructure: 'nested' } },
    expect: ({ files }) => assert.ok(files.includes('index/index.html'), files.join()),
  },
];
