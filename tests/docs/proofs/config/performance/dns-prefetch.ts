import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { connectionProofs } from '#kit/connection-hints';
import type { Proof } from '#tools/prover/proof';

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
