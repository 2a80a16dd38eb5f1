import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "Rspack's output.uniqueName defaults to name | The target is web | Hot updates of two applications on a page don't get mixed up",
      "If you set this option, Rsbuild registers Rspack's ModuleFederationPlugin (version 1.5) and adjusts the settings that it depends on.",
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
