import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Your list replaces the default.',
    run: 'rspack',
    config: { resolve: { extensions: ['.ts', '.js'] } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.ts', '.js']),
  },
];
