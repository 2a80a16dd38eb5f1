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
const flattened: string[] = [];
const flattening = noting(flattened);
const placed: string[] = [];
const placing = noting(placed);

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
      'Rsbuild skips false, null and undefined in the list.',
      'Rsbuild waits for its promise:',
      "Rsbuild ignores names that aren't registered, so my:theme also works in a project without React.",
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
    says: 'Rsbuild flattens nested arrays in place, at any depth:',
    run: 'rspack',
    config: {
      plugins: [flattening('a'), [flattening('b'), [[flattening('c')]]], flattening('d')],
    },
    expect: () => assert.deepEqual(flattened.splice(0), ['a', 'b', 'c', 'd']),
  },
  {
    says: 'This one prints a line after each build:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'plugins: [pluginReport()]' },
    expect: ({ log }) => assert.match(log, /^done$/m),
  },
  ...(['true', 'false'] as const).map<Proof>((CI) => ({
    says: 'So you can put a condition in front of a plugin, for example to get the report only in CI:',
    run: 'command',
    command: 'rsbuild build',
    env: { CI },
    pageFiles: [{ title: 'rsbuild.config.ts', containing: "process.env.CI === 'true'" }],
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.equal(/^done$/m.test(log), CI === 'true');
    },
  })),
  {
    says: 'When the apps of your company use the same plugins, you can let one function return them as an array.',
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: 'presetCompany' },
    async expect({ root, config }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      for (const name of ['rsbuild:react', 'rsbuild:sass'])
        assert.ok(rsbuild.isPluginExists(name), name);
    },
  },
  {
    says: 'A plugin that has to load something first can be an async function.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginVersion' },
    expect: ({ log }) => assert.match(log, /^built with Rsbuild \d/m),
  },
  {
    says: 'pre names the plugins that run before yours, post those that run after yours, and remove those that Rsbuild leaves out.',
    run: 'rspack',
    config: {
      plugins: [
        placing('after'),
        placing('gone'),
        placing('mine', { pre: ['before'], post: ['after'], remove: ['gone'] }),
        placing('before'),
      ],
    },
    expect: () => assert.deepEqual(placed.splice(0), ['before', 'mine', 'after']),
  },
  {
    says: [
      'Your plugin keeps its place.',
      'Instead, Rsbuild runs the plugin that you name in post right after yours.',
    ],
    run: 'rspack',
    config: { plugins: [moving('x'), moving('y'), moving('mine', { post: ['x'] }), moving('z')] },
    expect: () => assert.deepEqual(moved.splice(0), ['y', 'mine', 'x', 'z']),
  },
  {
    says: [
      'The built-in plugins run first, and then yours in the order of the list.',
      'Built-in plugins have names such as rsbuild:basic and rsbuild:html.',
    ],
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
      'You register a plugin in one environment, and its remove names a plugin of the top level.',
      'That plugin stays.',
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
    says: 'The plugins that the message names wait for each other: the pre of one contains the other, and the other way around.',
    run: 'build',
    config: { plugins: [looping('a', { pre: ['b'] }), looping('b', { pre: ['a'] })] },
    expect: ({ error }) =>
      assert.match(String(error), /Plugins dependencies has loop: (?=.*a)(?=.*b)/),
  },
  {
    says: [
      'Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes.',
      'A plugin adds another one to plugins in its modifyRsbuildConfig hook.',
      'When hooks run, Rsbuild has already read the list, so the new plugin is left out (with this warning since 1.3.22).',
    ],
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
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.deepEqual(added, []);
      const warning =
        'Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes.';
      assert.ok(log.includes(warning), log);
    },
  },
  {
    says: 'When a hook replaces a plugin with another one, or adds one to the plugins of an environment, the change is lost as well, but Rsbuild prints no warning.',
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
    says: 'When a hook replaces a plugin with another one, or adds one to the plugins of an environment, the change is lost as well, but Rsbuild prints no warning.',
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
    says: [
      'You put a plugin for Rspack or webpack into the list of Rsbuild plugins.',
      'Move it to tools.rspack as shown above.',
    ],
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
  {
    says: "You put the plugin's function into the list, but didn't call it:",
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
      'You use an unplugin plugin with a transform hook.',
      'The hook also receives your .html files, so html-rspack-plugin no longer processes the EJS in your template.',
      "Leave these files out in the plugin's transformInclude.",
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
