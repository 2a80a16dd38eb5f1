import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "{ from: './src/assets', to: 'files' } | src/assets/image.png | dist/files/image.png",
    run: 'build',
    files: { 'notes/a.txt': 'a' },
    config: { output: { copy: [{ from: './notes', to: 'texts' }] } },
    expect: ({ read }) => assert.equal(read('texts/a.txt'), 'a'),
  },
];
