import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const plugin = (name: string, rest: Partial<RsbuildPlugin> = {}): RsbuildPlugin => ({
  name,
  setup() {},
  ...rest,
});

export const proofs: Proof[] = [
  {
    says: [
      'Returns whether a plugin with this name is registered.',
      'By default, the method only looks at plugins that are registered for all environments.',
      'Pass environment, and it also looks at the plugins of that environment.',
      'There is one exception to keep in mind: a plugin that another plugin has disabled through its remove field still counts as registered.',
    ],
    run: 'script',
    async expect({ root }) {
      let ran = false;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          plugins: [
            plugin('global'),
            plugin('removed', { setup: () => void (ran = true) }),
            plugin('remover', { remove: ['removed'] }),
          ],
          environments: { web: { plugins: [plugin('web')] }, node: { plugins: [plugin('node')] } },
        },
      });
      await rsbuild.initConfigs();
      const exists = (names: string[], environment?: string) =>
        names.filter((name) =>
          rsbuild.isPluginExists(name, environment ? { environment } : undefined),
        );
      const all = ['global', 'web', 'node', 'removed', 'missing'];
      assert.deepEqual(exists(all), ['global', 'removed']);
      assert.deepEqual(exists(all, 'web'), ['global', 'web', 'removed']);
      assert.deepEqual(exists(all, 'node'), ['global', 'node', 'removed']);
      assert.equal(ran, false);
    },
  },
];
