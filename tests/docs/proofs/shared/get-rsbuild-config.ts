import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Returns the configuration as it is at the moment of the call.',
      "'original' | What was passed to createRsbuild, unchanged and without defaults",
      "'current' (default) | The defaults, the user's values, and what modifyRsbuildConfig callbacks have changed so far",
      "'normalized' | The same as getNormalizedConfig(), and not available before it",
      'Any other value throws an error.',
      "You can also call the method with 'original' and 'current' in setup, but at that time no modifyRsbuildConfig callback has run yet.",
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { html: { title: 'own' } },
      });
      rsbuild.addPlugins([
        {
          name: 'probe',
          setup(api) {
            assert.equal(api.getRsbuildConfig().html?.title, 'own');
            assert.deepEqual(api.getRsbuildConfig('original'), { html: { title: 'own' } });
            assert.throws(() => api.getRsbuildConfig('normalized'));
            api.modifyRsbuildConfig((config) => {
              config.html ||= {};
              config.html.title = 'changed';
            });
          },
        },
      ]);
      await rsbuild.initConfigs();
      assert.deepEqual(rsbuild.getRsbuildConfig('original'), { html: { title: 'own' } });
      assert.equal(rsbuild.getRsbuildConfig('current').html?.title, 'changed');
      assert.equal(rsbuild.getRsbuildConfig(), rsbuild.getRsbuildConfig('current'));
      assert.equal(rsbuild.getRsbuildConfig('current').server?.port, 3000);
      assert.equal(rsbuild.getRsbuildConfig('normalized'), rsbuild.getNormalizedConfig());
      for (const other of ['', 'other', 'web', null, 0]) {
        assert.throws(() => rsbuild.getRsbuildConfig(other as never), /invalid type param/);
      }
    },
  },
];
