import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'With profile, Rspack measures each module while it builds and Rsbuild writes the numbers to stats.json.',
    run: 'build',
    config: { performance: { profile: true } },
    expect: ({ files }) => assert.ok(files.includes('stats.json'), files.join()),
  },
];
