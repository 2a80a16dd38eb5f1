import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'For each environment, Rsbuild prints a table that is sorted from the smallest file to the largest:',
    run: 'build',
    expect: ({ log }) =>
      assert.match(
        log,
        /File \(web\)\s+Size\s+Gzip[\s\S]*dist\/static\/js\/index\.[0-9a-f]{8}\.js[\s\S]*Total:/,
      ),
  },
  {
    says: 'Total size (web): 4.3 kB (2.2 kB gzipped)',
    run: 'build',
    config: { performance: { printFileSize: { detail: false } } },
    expect: ({ log }) => assert.match(log, /Total size \(web\): [\d.]+ kB \([\d.]+ kB gzipped\)/),
  },
];
