import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild writes one tag for each item to each HTML page and leaves the URL as you wrote it.',
      'Adds the attribute crossorigin without a value.',
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
