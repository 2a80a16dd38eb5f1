import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'true | crossorigin="anonymous" | the same as \'anonymous\'',
    run: 'build',
    config: { html: { crossorigin: true } },
    expect: ({ read }) => assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/),
  },
];
