import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Each item becomes one tag in every HTML page, with the URL exactly as you wrote it.',
      'adds the bare attribute crossorigin',
    ],
    run: 'build',
    config: { performance: { preconnect: [{ href: 'https://example.com/', crossorigin: true }] } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link rel="preconnect" href="https:\/\/example\.com\/" crossorigin>/,
      ),
  },
];
