import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "While it's on, Rsbuild logs Rspack persistent cache enabled (experimental).",
    run: 'build',
    config: { performance: { buildCache: true } },
    expect: ({ log }) => assert.match(log, /persistent cache enabled/),
  },
];
