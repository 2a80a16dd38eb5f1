import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Your object is merged with the defaults, so charset and viewport stay.',
    run: 'build',
    config: { html: { meta: { author: 'Ann' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<meta charset="UTF-8">/);
      assert.match(
        read('index.html'),
        /<meta name="viewport" content="width=device-width, initial-scale=1.0">/,
      );
      assert.match(read('index.html'), /<meta name="author" content="Ann">/);
    },
  },
];
