import assert from 'node:assert/strict';
import { looksLike } from '@site/tests/docs/proving/kit/looks-like';
import { connectionProofs } from '@site/tests/docs/proving/kit/connection-hints';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  ...connectionProofs('dns-prefetch'),
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    run: 'build',
    config: { performance: { dnsPrefetch: ['https://example.com'] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="dns-prefetch" href="https:\/\/example\.com">/),
  },
  {
    says: 'Rsbuild writes one tag for each URL to each HTML page, in the order of the array:',
    shown: { containing: 'href="https://stats.example.com"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
];
