import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
      'For the check, the browser has to request the file in CORS mode.',
    ],
    run: 'build',
    config: { security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-[\w+/=]+"/);
      assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/);
    },
  },
  {
    says: "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
    run: 'build',
    config: { security: { sri: { enable: true, algorithm: 'sha512' } } },
    expect: ({ read }) => assert.match(read('index.html'), /integrity="sha512-/),
  },
];
