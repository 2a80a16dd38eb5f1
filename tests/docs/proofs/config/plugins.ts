import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildPluginAPI } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const noting =
  (order: string[]) =>
  (name: string, rest: object = {}) => ({
    name,
    setup: () => void order.push(name),
    ...rest,
  });
const order: string[] = [];
const plugin = noting(order);
const removed: string[] = [];
const removing = noting(removed);
const looping = noting([]);
const moved: string[] = [];
const moving = noting(moved);
const added: string[] = [];
const adding = noting(added);
const replaced: string[] = [];
const replacing = noting(replaced);

class Named {
  constructor(readonly name: string) {}
  apply() {}
}
/** Adds a plugin of Rspack in a hook of an environment, and sets the title in a global one. */
const naming = (name: string) => ({
  name: `naming-${name}`,
  setup(api: RsbuildPluginAPI) {
    api.modifyRsbuildConfig((config) => void (config.html = { ...config.html, title: name }));
    api.modifyRspackConfig((config) => void config.plugins?.push(new Named(name)));
  },
});

export const proofs: Proof[] = [
  {
    says: [
      'false, null, undefined | Rsbuild skips it',
      'A promise of one of these | Rsbuild waits for it',
      'An array of these, at any depth | Rsbuild flattens it in place',
      'A plugin | Rsbuild registers it',
      "pre: ['x'] | Run after the plugin x",
      "post: ['x'] | Run before the plugin x",
      "Rsbuild ignores names that aren't registered.",
    ],
    run: 'rspack',
    config: {
      plugins: [
        false,
        null,
        undefined,
        plugin('late', { pre: ['early', 'nobody'] }),
        Promise.resolve([[plugin('early')]]),
        plugin('first', { post: ['early'] }),
      ],
    },
    expect: () => assert.deepEqual(order.slice(-3), ['first', 'early', 'late']),
  },
  {
    says: "Rsbuild doesn't move your plugin forward, but runs x later, right after your plugin",
    run: 'rspack',
    config: { plugins: [moving('x'), moving('y'), moving('mine', { post: ['x'] }), moving('z')] },
    expect: () => assert.deepEqual(moved.splice(0), ['y', 'mine', 'x', 'z']),
  },
  {
    says: 'The built-in plugins run first, and then the others in the order of the list.',
    run: 'script',
    async expect({ root }) {
      const names: string[] = [];
      const own = ['one', 'two'].map((name) => ({ name, setup() {} }));
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins: own } });
      for (const plugin of rsbuild.getPlugins()) {
        const { setup } = plugin;
        plugin.setup = (api) => {
          names.push(plugin.name);
          return setup.call(plugin, api);
        };
      }
      await rsbuild.initConfigs();
      assert.ok(names.includes('rsbuild:basic') && names.includes('rsbuild:html'), names.join());
      assert.deepEqual(names.slice(-2), ['one', 'two']);
      assert.ok(
        names.slice(0, -2).every((name) => name.startsWith('rsbuild:')),
        names.join(),
      );
    },
  },
  {
    says: [
      "remove: ['x'] | Remove the plugin x",
      "A plugin that you register in one environment can't remove a plugin from the top level.",
    ],
    run: 'rspack',
    config: {
      plugins: [removing('kept'), removing('gone'), removing('top', { remove: ['gone'] })],
      environments: { web: { plugins: [removing('own', { remove: ['kept'] })] } },
    },
    expect: () => assert.deepEqual(removed.splice(0), ['kept', 'top', 'own']),
  },
  {
    says: [
      'A plugin at the top level works in each environment.',
      'To limit a plugin to one of them, register it there.',
      'Only its global hooks, such as modifyRsbuildConfig, still apply to the whole project:',
    ],
    run: 'rspack',
    config: {
      plugins: [naming('top')],
      environments: { web: { plugins: [naming('own')] }, other: {} },
    },
    expect(_, { rspack, rsbuild }) {
      assert.deepEqual(
        rspack.map(({ plugins = [] }) =>
          plugins.filter((item): item is Named => item instanceof Named).map(({ name }) => name),
        ),
        [['top', 'own'], ['top']],
      );
      assert.equal(rsbuild.environments.other?.html.title, 'own');
    },
  },
  {
    says: 'If plugins wait for each other, it fails with Plugins dependencies has loop, followed by their names.',
    run: 'build',
    config: { plugins: [looping('a', { pre: ['b'] }), looping('b', { pre: ['a'] })] },
    expect: ({ error }) => assert.match(String(error), /Plugins dependencies has loop: .*a/),
  },
  {
    says: [
      'If a plugin changes plugins in modifyRsbuildConfig, this has no effect.',
      'If the number of items in the list changes, Rsbuild prints a warning since 1.3.22:',
    ],
    shown: { section: 'Register plugins before the hooks run', nth: 1 },
    run: 'build',
    config: {
      plugins: [
        {
          name: 'adds',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRsbuildConfig((config) => {
              config.plugins = [...(config.plugins ?? []), adding('added')];
            }),
        },
      ],
    },
    expect({ error, log, shown }) {
      assert.equal(error, undefined);
      assert.deepEqual(added, []);
      assert.ok(log.includes(shown.trim()), log);
    },
  },
  {
    says: [
      'If a plugin changes plugins in modifyRsbuildConfig, this has no effect.',
      'There is no message if it replaces a plugin in the list with another one',
    ],
    run: 'build',
    config: {
      plugins: [
        replacing('replaced'),
        {
          name: 'replaces',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRsbuildConfig((config) => {
              config.plugins = [replacing('added'), ...(config.plugins ?? []).slice(1)];
            }),
        },
      ],
    },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.deepEqual(replaced, ['replaced']);
      assert.doesNotMatch(log, /warn|Cannot change plugins/);
    },
  },
  {
    says: [
      'If a plugin changes plugins in modifyRsbuildConfig, this has no effect.',
      'If the number of items in the list changes, Rsbuild prints a warning since 1.3.22:',
    ],
    run: 'build',
    config: {
      plugins: [
        {
          name: 'empties',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRsbuildConfig((config) => {
              config.plugins = [];
            }),
        },
        {
          name: 'stays',
          setup: (api: RsbuildPluginAPI) =>
            api.onAfterBuild(() => console.log('the removed plugin runs')),
        },
      ],
    },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.match(log, /Cannot change plugins via modifyRsbuildConfig/);
      assert.match(log, /the removed plugin runs/);
    },
  },
  {
    says: 'or if it adds to the plugins of an environment.',
    run: 'build',
    config: {
      environments: { web: {} },
      plugins: [
        {
          name: 'adds',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRsbuildConfig((config) => {
              config.environments!.web!.plugins = [adding('added')];
            }),
        },
      ],
    },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.deepEqual(added, []);
      assert.doesNotMatch(log, /Cannot change plugins/);
    },
  },
  {
    says: '… looks like a webpack or Rspack plugin, please use tools.rspack to register it | The plugin belongs in tools.rspack',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
  {
    says: "Expect Rsbuild plugin instance to be an object, but got function. | You didn't call the plugin's function. Write pluginSass() instead of pluginSass",
    run: 'build',
    config: { plugins: [(() => plugin('x')) as never] },
    expect: ({ error }) =>
      assert.match(
        String(error),
        /Expect Rsbuild plugin instance to be an object, but got function\./,
      ),
  },
  ...([true, false] as const).map<Proof>((html) => ({
    says: [
      'If an unplugin plugin has a transform hook, it should leave out .html files with transformInclude.',
      'Otherwise, it replaces the EJS processing that html-rspack-plugin does for templates, and the build fails with Module parse failed.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'page.html':
        '<!doctype html><html><head></head><body><div id="<%= mountId %>"></div></body></html>',
      'rsbuild.config.mjs': `import { createUnplugin } from 'unplugin';
const unchanged = createUnplugin(() => ({
  name: 'unchanged',
  transformInclude: (id) => ${html} || !id.endsWith('.html'),
  transform: (code) => code,
}));
export default {
  html: { template: './page.html' },
  tools: { rspack: { plugins: [unchanged.rspack()] } },
};
`,
    },
    expect({ code, log, read }) {
      if (html) {
        assert.equal(code, 1);
        assert.match(log, /Module parse failed/);
      } else assert.match(read('index.html'), /<div id="root"><\/div>/);
    },
  })),
];
