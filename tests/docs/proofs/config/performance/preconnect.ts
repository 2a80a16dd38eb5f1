import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild writes one tag for each item to each HTML page and leaves the URL as you wrote it.',
      'html.crossorigin: set the attribute on your own scripts and styles',
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
