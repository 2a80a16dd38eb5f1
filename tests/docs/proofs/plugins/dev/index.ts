import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  createRsbuild,
  type HtmlTagDescriptor,
  type ModifyEnvironmentConfigFn,
  type RsbuildConfig,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const build = async (root: string, rsbuildConfig: RsbuildConfig) => {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
};

export const proofs: Proof[] = [
  {
    says: [
      'This plugin writes a file build-info.json to the output directory and adds the build time to the page.',
      'The folder dist now contains build-info.json, and dist/index.html contains a <meta name="build-time">.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Write a first plugin' },
    pageFiles: ['plugin-build-info.ts', 'src/index.js'],
    expect({ read }) {
      assert.match(read('build-info.json'), /"time":".*","environment":"\w+"/);
      assert.match(read('index.html'), /<meta name="build-time" content="/);
    },
  },
  {
    says: [
      "Rsbuild merges the user's configuration with the defaults.",
      'It calls setup of the plugins.',
      'The modifyRsbuildConfig callbacks change the configuration.',
      'Rsbuild completes the configuration and splits it by environment.',
      'The modifyEnvironmentConfig callbacks change the configuration of each environment.',
      'Change the configuration | api.modifyRsbuildConfig or api.modifyEnvironmentConfig',
      'Read the final configuration | api.getNormalizedConfig, after step 5',
      'Read the configuration earlier, or what the user wrote | api.getRsbuildConfig',
      'The step decides where your plugin can read or change the configuration:',
      'Rsbuild creates the final configuration step by step.',
    ],
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      const plugin: RsbuildPlugin = {
        name: 'probe',
        setup(api) {
          order.push('setup');
          assert.equal(api.getRsbuildConfig().html?.title, 'Rsbuild App');
          assert.equal(api.getRsbuildConfig('original').html, undefined);
          assert.throws(() => api.getNormalizedConfig());
          api.modifyRsbuildConfig((config) => {
            order.push('modifyRsbuildConfig');
            assert.throws(() => api.getNormalizedConfig());
            config.html = { ...config.html, title: 'Shop' };
          });
          api.modifyEnvironmentConfig((config, { name }) => {
            order.push(`modifyEnvironmentConfig ${name}`);
            assert.equal(config.html.title, 'Shop');
            config.html.title = `Shop ${name}`;
          });
          api.modifyRspackConfig((_, { environment }) => {
            order.push('rspack');
            assert.equal(
              api.getNormalizedConfig({ environment: environment.name }).html.title,
              'Shop web',
            );
          });
        },
      };
      await build(root, { plugins: [plugin] });
      assert.deepEqual(order, [
        'setup',
        'modifyRsbuildConfig',
        'modifyEnvironmentConfig web',
        'rspack',
      ]);
    },
  },
  {
    says: [
      'The configuration is final.',
      "TypeScript treats the result as read-only, but the object isn't frozen, so don't assign to it: some of the values are already in use.",
    ],
    run: 'script',
    async expect({ root }) {
      const titles: string[] = [];
      const plugin: RsbuildPlugin = {
        name: 'probe',
        setup(api) {
          api.onBeforeBuild(({ environments }) => {
            const html = environments.web!.config.html as { title: string };
            html.title = 'Late';
            titles.push(String(api.getNormalizedConfig({ environment: 'web' }).html.title));
          });
          api.modifyHTML((html) => {
            titles.push(/<title>(.*)<\/title>/.exec(html)![1]!);
            return html;
          });
        },
      };
      await build(root, { plugins: [plugin] });
      assert.deepEqual(titles, ['Late', 'Rsbuild App']);
    },
  },
  {
    says: "Keep state in variables inside setup, such as time above, so the instances don't share it.",
    run: 'script',
    async expect({ root }) {
      let outer = 0;
      const seen: number[][] = [];
      const plugin: RsbuildPlugin = {
        name: 'probe',
        setup(api) {
          let inner = 0;
          api.modifyRsbuildConfig(() => void seen.push([(outer += 1), (inner += 1)]));
        },
      };
      await build(root, { plugins: [plugin] });
      await build(root, { plugins: [plugin] });
      assert.deepEqual(seen, [
        [1, 1],
        [2, 1],
      ]);
    },
  },
  ...typeProofs('', [
    [
      'If you declare it as RsbuildPlugin, TypeScript reports an error.',
      'Not<Fits<RsbuildPlugin[], RsbuildPlugin>>',
      'Fits<RsbuildPlugin[], RsbuildPlugins>',
    ],
  ]),
  {
    says: [
      "A hook can't add plugins",
      "You can't add, remove or replace plugins in modifyRsbuildConfig, because the plugins are already set up at that point.",
      'Rsbuild ignores changes of the list.',
      'If the number of entries changes, it logs the warning Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes.',
    ],
    run: 'script',
    async expect({ root, log }) {
      let ran = false;
      const more: RsbuildPlugin = { name: 'more', setup: () => void (ran = true) };
      const adding: RsbuildPlugin = {
        name: 'adding',
        setup(api) {
          api.modifyRsbuildConfig((config) => {
            config.plugins = [...(config.plugins ?? []), more];
          });
        },
      };
      await build(root, { plugins: [adding] });
      assert.match(log(), /warn +\[rsbuild\] Cannot change plugins via modifyRsbuildConfig as/);
      assert.equal(ran, false);
    },
  },
  {
    says: 'You get no warning if you replace one plugin with another, below environments, or in modifyEnvironmentConfig.',
    run: 'script',
    async expect({ root, log }) {
      let ran = false;
      const plugins: RsbuildPlugin[] = [{ name: 'more', setup: () => void (ran = true) }];
      const adding: RsbuildPlugin = {
        name: 'adding',
        setup(api) {
          api.modifyRsbuildConfig((config) => void (config.environments = { web: { plugins } }));
          api.modifyEnvironmentConfig((config) => {
            (config as RsbuildConfig).plugins = plugins;
          });
        },
      };
      await build(root, { plugins: [adding] });
      const replacing: RsbuildPlugin = {
        name: 'replacing',
        setup: (api) => api.modifyRsbuildConfig((config) => void (config.plugins = plugins)),
      };
      await build(root, { plugins: [replacing] });
      assert.doesNotMatch(log(), /Cannot change plugins/);
      assert.equal(ran, false);
    },
  },
  {
    says: 'Add items to arrays with mergeEnvironmentConfig and not with push, because the environments can share an array.',
    run: 'script',
    async expect({ root }) {
      const tagsWith = async (change: ModifyEnvironmentConfigFn) => {
        const changing: RsbuildPlugin = {
          name: 'changing',
          setup: (api) => api.modifyEnvironmentConfig(change),
        };
        const web = { plugins: [changing], output: { distPath: { root: 'dist/web' } } };
        const html = { tags: [{ tag: 'meta', attrs: { name: 'shared' } }] };
        const other = { output: { distPath: { root: 'dist/other' } } };
        await build(root, { html, environments: { web, other } });
        return ['web', 'other'].filter((name) =>
          fs.readFileSync(`${root}/dist/${name}/index.html`, 'utf8').includes('name="own"'),
        );
      };
      const own = { tag: 'meta', attrs: { name: 'own' } };
      const pushed = await tagsWith(
        ({ html }) => void (html.tags as HtmlTagDescriptor[]).push(own),
      );
      assert.deepEqual(pushed, ['web', 'other']);
      const merged = await tagsWith((config, { mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, { html: { tags: [own] } }),
      );
      assert.deepEqual(merged, ['web']);
    },
  },
  {
    says: [
      'Two Rsbuild instances can run in one process.',
      'Expect more than one call of setup. If a user lists the plugin in two environments, Rsbuild treats it as two plugins.',
      'Change the configuration in modifyEnvironmentConfig, because modifyRsbuildConfig changes it for the other environments, too.',
    ],
    run: 'script',
    async expect({ root }) {
      let calls = 0;
      const plugin = (): RsbuildPlugin => ({
        name: 'probe',
        setup(api) {
          calls += 1;
          api.modifyRsbuildConfig((config) => {
            config.html = { ...config.html, title: 'Both' };
          });
        },
      });
      const instances = await Promise.all(
        [1, 2].map(() =>
          createRsbuild({
            cwd: root,
            rsbuildConfig: {
              environments: {
                web: { plugins: [plugin()] },
                other: { plugins: [plugin()] },
                third: {},
              },
            },
          }),
        ),
      );
      for (const rsbuild of instances) await rsbuild.initConfigs();
      assert.equal(calls, 4);
      for (const rsbuild of instances)
        assert.equal(rsbuild.getNormalizedConfig({ environment: 'third' }).html.title, 'Both');
    },
  },
  {
    says: [
      'A function can also return more than one plugin, including promises of plugins and nested arrays.',
      'Users register a preset like a single plugin: plugins: [presetShop()].',
    ],
    run: 'script',
    async expect({ root }) {
      const ran: string[] = [];
      const made = (name: string): RsbuildPlugin => ({ name, setup: () => void ran.push(name) });
      const preset = () => [made('a'), Promise.resolve(made('b')), [made('c')]];
      await build(root, { plugins: [preset() as never] });
      assert.deepEqual(ran, ['a', 'b', 'c']);
    },
  },
];
