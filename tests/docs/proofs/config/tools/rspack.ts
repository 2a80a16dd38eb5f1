import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild merges the object deeply with webpack-merge.',
      'It appends arrays, such as plugins, module.rules and resolve.extensions.',
    ],
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: ['.foo'] } } } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions?.slice(-2), ['.json', '.foo']),
  },
  {
    says: 'You can change the configuration or return a new one',
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
