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
  {
    says: "An assignment such as chain.devtool = '…' has no effect on the result.",
    run: 'rspack',
    config: {
      tools: {
        bundlerChain(chain) {
          Object.assign(chain, { devtool: 'eval' });
        },
      },
    },
    expect: ({ devtool }) => assert.notEqual(devtool, 'eval'),
  },
  {
    says: 'They only exist where Rsbuild minifies the code, by default in production mode:',
    run: 'rspack',
    config: {
      mode: 'none',
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          assert.ok(!chain.optimization.minimizers.has(CHAIN_ID.MINIMIZER.JS));
        },
      },
    },
    expect: ({ optimization }) => assert.notEqual(optimization?.minimize, true),
  },
];
