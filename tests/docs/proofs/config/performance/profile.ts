import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rspack then measures how long each module takes to build, and Rsbuild writes the timings to stats.json.',
    run: 'build',
    config: { performance: { profile: true } },
    expect: ({ files }) => assert.ok(files.includes('stats.json'), files.join()),
  },
];
