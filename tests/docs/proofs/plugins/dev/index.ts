import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  createRsbuild,
  type HtmlTagDescriptor,
  type ModifyEnvironmentConfigFn,
  type RsbuildConfig,
  type RsbuildPlugin,
  type RsbuildProvider,
} from '@rsbuild/core';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const build = async (root: string, rsbuildConfig: RsbuildConfig) => {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
};

/** A project whose configuration registers a plugin of the page. */
const registered = (plugin: string, file: string) => ({
  'rsbuild.config.ts': `import { ${plugin} } from './${file}';\nexport default { plugins: [${plugin}()] };\n`,
  'src/index.js': "document.body.textContent = 'Hello';\n",
});

export const proofs: Proof[] = [
  {
    says: [
      'This plugin puts a file build-info.json into the output directory and adds the build time to the page.',
      'Create the plugin, a function that takes options and returns an object with a name and a setup function:',
      'The output now contains the tag and the file:',
      '<meta name="build-time" content="2025-05-29T08:30:00.000Z">',
      '{"time":"2025-05-29T08:30:00.000Z","environment":"web"}',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Write a first plugin' },
    pageFiles: ['plugin-build-info.ts', 'src/index.js'],
    expect({ read }) {
      const { time, ...rest } = JSON.parse(read('build-info.json')) as { time: string };
      assert.equal(new Date(time).toISOString(), time);
      assert.deepEqual(rest, { environment: 'web' });
      assert.ok(read('index.html').includes(`<meta name="build-time" content="${time}">`));
    },
  },
  {
    says: 'It turns on output.manifest in api.modifyRsbuildConfig, and reads the other values that it needs with api.getNormalizedConfig once the configuration is final:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'plugin-upload', as: 'plugin-upload.ts' }],
    files: registered('pluginUpload', 'plugin-upload'),
    expect({ files, log }) {
      assert.ok(files.includes('manifest.json'));
      assert.match(log, /uploading dist/);
    },
  },
  {
    says: [
      'It passes the Rspack configuration to your callback as an object:',
      'To add an Rspack plugin, your own or a published one, use api.modifyRspackConfig.',
      'Your plugin can use both, as shown above.',
    ],
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'plugin-module-count', as: 'plugin-module-count.ts' }],
    files: registered('pluginModuleCount', 'plugin-module-count'),
    expect: ({ log }) => assert.match(log, /^\d+ modules$/m),
  },
  ...typeProofs('', [
    [
      'In RsbuildConfig, which modifyRsbuildConfig gets, sections such as output are optional, so the plugin creates output first.',
      "Fits<undefined, RsbuildConfig['output']>",
    ],
    [
      'In NormalizedConfig, which getNormalizedConfig returns, the sections are required, because Rsbuild has filled in what the user left out.',
      "Not<Fits<undefined, NormalizedConfig['output']>>",
    ],
  ]),
  {
    says: [
      'Change the configuration in step 3 or 5, and read it from step 6 on, because Rsbuild creates the configuration in this order:',
      "Rsbuild merges the user's configuration with the defaults.",
      'It calls setup of the plugins.',
      'The modifyRsbuildConfig callbacks change the configuration.',
      'Rsbuild completes the configuration and splits it by environment.',
      'The modifyEnvironmentConfig callbacks change the configuration of each environment.',
      'Before step 6, api.getNormalizedConfig throws an error.',
      'If you need a value earlier, or want to know what the user wrote, call api.getRsbuildConfig instead.',
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
      'After step 6, only read the configuration.',
      "You could still assign a value, because only TypeScript treats the object as read-only, and it isn't frozen.",
      'But your value comes too late: parts of Rsbuild already use the old one.',
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
    says: "Two Rsbuild instances can run in one process, and they'd share a variable outside setup:",
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
      'if you declare it as RsbuildPlugin, TypeScript reports an error.',
      'Not<Fits<RsbuildPlugin[], RsbuildPlugin>>',
      'Fits<RsbuildPlugin[], RsbuildPlugins>',
    ],
  ]),
  {
    says: [
      "A hook can't add plugins, because the plugins are already set up when the hook runs.",
      'Rsbuild therefore ignores changes of the list.',
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
    says: 'Add items to arrays with mergeEnvironmentConfig, as above, and not with push, because the environments can share an array.',
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
      'Expect more than one call of setup: when a user lists the plugin in two environments, Rsbuild treats it as two plugins.',
      'because hooks that concern the whole run, such as modifyRsbuildConfig and onAfterBuild, still see all of the environments:',
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
      'The array can also contain nested arrays and promises of plugins.',
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
  {
    says: [
      'These members of api are limited to the environment of the plugin:',
      'for its configuration, modifyEnvironmentConfig, modifyBundlerChain, modifyRspackConfig',
      'for its pages, modifyHTML and modifyHTMLTags',
      'for its compilation, onBeforeEnvironmentCompile and onAfterEnvironmentCompile',
      'for its modules and files, transform, resolve and processAssets',
      'such as modifyRsbuildConfig and onAfterBuild, still see all of the environments:',
    ],
    run: 'script',
    async expect({ root }) {
      const seen: { [member: string]: Set<string> } = {};
      const note = (member: string, name: string) => (seen[member] ??= new Set()).add(name);
      type Context = { environment: { name: string } };
      const noting: RsbuildPlugin = {
        name: 'noting',
        setup(api) {
          api.modifyEnvironmentConfig((_, { name }) => void note('modifyEnvironmentConfig', name));
          for (const hook of ['modifyBundlerChain', 'modifyRspackConfig'] as const)
            api[hook]((_: unknown, { environment }: Context) => void note(hook, environment.name));
          api.modifyHTML((html, { environment }) => {
            note('modifyHTML', environment.name);
            return html;
          });
          api.modifyHTMLTags((tags, { environment }) => {
            note('modifyHTMLTags', environment.name);
            return tags;
          });
          for (const hook of ['onBeforeEnvironmentCompile', 'onAfterEnvironmentCompile'] as const)
            api[hook](({ environment }: Context) => void note(hook, environment.name));
          api.transform({ test: /src/ }, ({ code, environment }) => {
            note('transform', environment.name);
            return code;
          });
          api.resolve(({ environment }) => void note('resolve', environment.name));
          api.processAssets({ stage: 'report' }, ({ environment }) => {
            note('processAssets', environment.name);
          });
          api.onAfterBuild(({ environments }) => {
            for (const name of Object.keys(environments)) note('onAfterBuild', name);
          });
          api.modifyRsbuildConfig((config) => {
            for (const name of Object.keys(config.environments ?? {}))
              note('modifyRsbuildConfig', name);
          });
        },
      };
      const other = { output: { distPath: { root: 'dist/other' } } };
      await build(root, { environments: { web: { plugins: [noting] }, other } });
      const global = ['onAfterBuild', 'modifyRsbuildConfig'];
      assert.equal(Object.keys(seen).length, 12);
      for (const [member, names] of Object.entries(seen))
        assert.deepEqual([...names], global.includes(member) ? ['web', 'other'] : ['web'], member);
    },
  },
  {
    says: 'and the two hooks for webpack',
    run: 'script',
    async expect({ root }) {
      const seen: string[] = [];
      const noting: RsbuildPlugin = {
        name: 'noting',
        setup(api) {
          api.modifyWebpackChain(() => void seen.push('own chain'));
          api.modifyWebpackConfig(() => void seen.push('own config'));
        },
      };
      const shared: RsbuildPlugin = {
        name: 'shared',
        setup(api) {
          api.modifyWebpackChain(
            (_, { environment }) => void seen.push(`${environment.name} chain`),
          );
          api.modifyWebpackConfig(
            (_, { environment }) => void seen.push(`${environment.name} config`),
          );
        },
      };
      // stands for @rsbuild/webpack: calls the hooks for each environment
      const provider: RsbuildProvider = async ({ context, pluginManager, helpers }) =>
        ({
          async initConfigs() {
            await helpers.initRsbuildConfig({ context, pluginManager });
            const { modifyWebpackChain, modifyWebpackConfig } = context.hooks;
            for (const [name, environment] of Object.entries(context.environments)) {
              const utils = { environment } as never;
              await modifyWebpackChain.callChain({ environment: name, args: [{} as never, utils] });
              await modifyWebpackConfig.callChain({ environment: name, args: [{}, utils] });
            }
            return [];
          },
        }) as never;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          provider,
          plugins: [shared],
          environments: { web: { plugins: [noting] }, other: {} },
        },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(seen, [
        'web chain',
        'own chain',
        'web config',
        'own config',
        'other chain',
        'other config',
      ]);
    },
  },
  {
    says: 'Use modifyEnvironmentConfig, because hooks that concern the whole run, such as modifyRsbuildConfig and onAfterBuild, still see all of the environments',
    run: 'script',
    async expect({ root }) {
      const analytics: RsbuildPlugin = {
        name: 'plugin-analytics',
        setup(api) {
          api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
            mergeEnvironmentConfig(config, { source: { preEntry: './src/analytics.js' } }),
          );
        },
      };
      const environments = { web: { plugins: [analytics] }, node: {} };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { environments } });
      await rsbuild.initConfigs();
      const entries = (environment: string) =>
        rsbuild.getNormalizedConfig({ environment }).source.preEntry;
      assert.deepEqual([entries('web'), entries('node')], [['./src/analytics.js'], []]);
    },
  },
  {
    says: [
      'It gives you rspack-chain, in which rules and plugins have names.',
      'This plugin finds the rule for SVG files by its name and replaces it, so that an import of an SVG file gives you its source code:',
    ],
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'plugin-raw-svg', as: 'plugin-raw-svg.ts' }],
    files: {
      ...registered('pluginRawSvg', 'plugin-raw-svg'),
      'src/index.js': "import logo from './logo.svg';\nconsole.log(logo);\n",
      'src/logo.svg': '<svg id="logo"/>',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /<svg id="logo"\/>/),
  },
];
