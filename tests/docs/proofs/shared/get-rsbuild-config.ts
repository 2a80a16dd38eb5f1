import assert from 'node:assert/strict';
import {
  createRsbuild,
  type HtmlTagDescriptor,
  type ModifyRsbuildConfigFn,
  type RsbuildConfig,
} from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: "'original' | What was passed to createRsbuild, without defaults. It also has what loadEnv and the CLI have added, such as source.define, dev.watchFiles and the base path of --base",
    run: 'command',
    command: 'rsbuild build --base /shop',
    files: {
      '.env': 'PUBLIC_NAME=shop\n',
      'rsbuild.config.mjs': `const setup = (api) => {
  const { html, source, dev, server } = api.getRsbuildConfig('original');
  console.log(JSON.stringify([html, source.define['process.env.PUBLIC_NAME'], dev.watchFiles.length, server]));
};
export default { html: { title: 'own' }, plugins: [{ name: 'probe', setup }] };
`,
    },
    expect: ({ log }) =>
      assert.ok(log.includes('[{"title":"own"},"\\"shop\\"",2,{"base":"/shop"}]'), log),
  },
  {
    says: "'current' (default) | The defaults, the user's values, and what modifyRsbuildConfig callbacks have changed so far. An object that a callback returns is only in it after the last callback",
    run: 'script',
    async expect({ root }) {
      const titles: unknown[] = [];
      const rsbuild = await createRsbuild({ cwd: root });
      rsbuild.addPlugins([
        {
          name: 'probe',
          setup(api) {
            const note = () => void titles.push(api.getRsbuildConfig().html?.title);
            api.modifyRsbuildConfig((config) => void (config.html!.title = 'changed'));
            api.modifyRsbuildConfig(note);
            api.modifyRsbuildConfig((config) => ({ ...config, html: { title: 'returned' } }));
            api.modifyRsbuildConfig(note);
            api.modifyEnvironmentConfig(note);
          },
        },
      ]);
      await rsbuild.initConfigs();
      assert.deepEqual(titles, ['changed', 'changed', 'returned']);
      assert.equal(rsbuild.getRsbuildConfig('current').server?.port, 3000);
    },
  },
  {
    says: [
      "'original' can share arrays with the configuration that those callbacks change.",
      "A callback may push to the user's html.tags, for example, and then you see the new tag in 'original' too, because 'original' can share arrays with the configuration that those callbacks change.",
      'To add items without this effect, use mergeRsbuildConfig.',
    ],
    run: 'script',
    async expect({ root }) {
      const namesAfter = async (change: ModifyRsbuildConfigFn) => {
        const rsbuildConfig: RsbuildConfig = { html: { tags: [{ tag: 'own' }] } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        rsbuild.addPlugins([{ name: 'probe', setup: (api) => api.modifyRsbuildConfig(change) }]);
        await rsbuild.initConfigs();
        return (['original', 'normalized'] as const).map((type) =>
          [rsbuild.getRsbuildConfig(type as 'original').html?.tags ?? []]
            .flat()
            .map((tag) => (typeof tag === 'object' ? tag.tag : ''))
            .join(),
        );
      };
      assert.deepEqual(
        await namesAfter(
          ({ html }) => void (html?.tags as HtmlTagDescriptor[]).push({ tag: 'more' }),
        ),
        ['own,more', 'own,more'],
      );
      assert.deepEqual(
        await namesAfter((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { html: { tags: [{ tag: 'more' }] } }),
        ),
        ['own', 'own,more'],
      );
    },
  },
  {
    says: [
      'Returns the configuration as it is at the moment of the call.',
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
