import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "'body' | at the end of <body>",
    run: 'build',
    config: { html: { inject: 'body' } },
    expect: ({ read }) => assert.match(read('index.html'), /<script[^>]*><\/script><\/body>/),
  },
];
