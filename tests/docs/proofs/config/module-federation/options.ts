import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "Rspack's output.uniqueName defaults to name | always",
      "This option registers Rspack's ModuleFederationPlugin, version 1.5, and sets what has to fit around it.",
    ],
    run: 'rspack',
    config: {
      moduleFederation: { options: { name: 'remote', exposes: { './a': './src/index.js' } } },
    },
    expect({ output, plugins }) {
      assert.equal(output?.uniqueName, 'remote');
      assert.ok(plugins?.some((entry) => entry?.constructor.name === 'ModuleFederationPlugin'));
    },
  },
];
