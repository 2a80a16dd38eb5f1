import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'tools.rspack, which can override the others',
    run: 'rspack',
    config: {
      tools: {
        bundlerChain: (chain) => void chain.devtool('eval'),
        rspack: { devtool: 'source-map' },
      },
    },
    expect: ({ devtool }) => assert.equal(devtool, 'source-map'),
  },
];
