import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'The object is merged deeply with webpack-merge.',
      'Arrays such as plugins, module.rules and resolve.extensions are appended to, never replaced',
    ],
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: ['.foo'] } } } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions?.slice(-2), ['.json', '.foo']),
  },
  {
    says: 'Change the configuration in place, or return one',
    run: 'rspack',
    config: {
      tools: {
        rspack(config) {
          config.devtool = 'eval';
        },
      },
    },
    expect: ({ devtool }) => assert.equal(devtool, 'eval'),
  },
];
