import assert from 'node:assert/strict';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const rule = (issuer: string): Rspack.RuleSetRule => ({ test: /\.none$/, issuer });
const plugin = (mark: string) => ({ mark, apply() {} });
class Unnamed {
  apply() {}
}

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
  {
    says: 'In this example, .graphql is the last extension that Rspack tries.',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: '.graphql' },
    expect: ({ resolve }) => assert.equal(resolve?.extensions?.at(-1), '.graphql'),
  },
  {
    says: "In production, the banner of a script is in a separate .LICENSE.txt file, because output.legalComments is 'linked' by default.",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '.graphql' },
    expect({ read }) {
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /Example Ltd\./);
      assert.doesNotMatch(read('static/js/index.*.js'), /Example Ltd\./);
    },
  },
  {
    says: 'plugins, module, resolve and output are set.',
    run: 'rspack',
    config: {
      tools: {
        rspack: ({ plugins, module, resolve, output }) =>
          void assert.ok(plugins && module && resolve && output),
      },
    },
    expect: ({ entry }) => assert.ok(entry),
  },
  {
    says: 'You can change the configuration or return a new one, which Rsbuild uses as it is, without merging it.',
    run: 'rspack',
    config: { tools: { rspack: () => ({ entry: './other.js', plugins: [] }) } },
    expect: (config) => assert.deepEqual(Object.keys(config).sort(), ['entry', 'plugins']),
  },
  {
    says: 'Rsbuild calls the function once for each environment.',
    run: 'rspack',
    config: {
      environments: { web: {}, admin: {} },
      tools: {
        rspack(config, { environment }) {
          config.name = `${String(config.name)} for ${environment.name}`;
        },
      },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ name }) => name),
        ['web for web', 'admin for admin'],
      ),
  },
  {
    says: 'In an array, Rsbuild applies the objects and functions from left to right.',
    run: 'rspack',
    config: {
      tools: {
        rspack: [
          { name: 'a' },
          (config) => void (config.name += 'b'),
          (config) => void (config.name += 'c'),
        ],
      },
    },
    expect: ({ name }) => assert.equal(name, 'abc'),
  },
  {
    says: 'In 1.3.22, an asynchronous function in an array has to be the last item, and it has to return the configuration.',
    run: 'rspack',
    config: {
      tools: {
        rspack: [{ name: 'a' }, async (config) => Promise.resolve({ ...config, name: 'b' })],
      },
    },
    expect: ({ name }) => assert.equal(name, 'b'),
  },
  {
    says: [
      'an asynchronous function in an array has to be the last item',
      'In another position, the items after it get a promise.',
    ],
    run: 'build',
    config: {
      tools: {
        rspack: [
          async (config) => Promise.resolve(config),
          (config) => {
            throw new Error(`the next item got ${String(config)}`);
          },
        ],
      },
    },
    expect: ({ error }) => assert.match(`${error}`, /the next item got \[object Promise\]/),
  },
  {
    says: "Without a return value, the build fails with Cannot read properties of undefined (reading 'plugins').",
    run: 'build',
    config: { tools: { rspack: [{}, async () => Promise.resolve()] } },
    expect: ({ error }) =>
      assert.match(`${error}`, /Cannot read properties of undefined \(reading 'plugins'\)/),
  },
  {
    says: "A single function that isn't in an array doesn't have this problem.",
    run: 'rspack',
    config: {
      tools: {
        async rspack(config) {
          await Promise.resolve();
          config.name = 'later';
        },
      },
    },
    expect: ({ name }) => assert.equal(name, 'later'),
  },
  {
    says: [
      'addRules | A rule or an array | Add module rules at the start',
      'appendRules | A rule or an array | Add module rules at the end',
      'prependPlugins | A plugin or an array | Add plugins at the start, so that Rspack applies them first',
      'appendPlugins | A plugin or an array | Add plugins at the end',
    ],
    run: 'rspack',
    config: {
      tools: {
        rspack(_, { addRules, appendRules, prependPlugins, appendPlugins }) {
          addRules([rule('a'), rule('b')]);
          addRules(rule('c'));
          appendRules([rule('x'), rule('y')]);
          appendRules(rule('z'));
          prependPlugins([plugin('a'), plugin('b')]);
          prependPlugins(plugin('c'));
          appendPlugins([plugin('x'), plugin('y')]);
          appendPlugins(plugin('z'));
        },
      },
    },
    expect({ module, plugins = [] }) {
      const rules = (module?.rules ?? []).map((each) => (each as { issuer?: string }).issuer);
      assert.deepEqual([...rules.slice(0, 3), ...rules.slice(-3)], ['c', 'a', 'b', 'x', 'y', 'z']);
      const names = plugins.map((each) => (each as { mark?: string }).mark);
      assert.deepEqual([...names.slice(0, 3), ...names.slice(-3)], ['c', 'a', 'b', 'x', 'y', 'z']);
    },
  },
  {
    says: 'removePlugin | A name | Remove plugins with this name. For plugins without one, the class name counts',
    run: 'rspack',
    config: {
      tools: {
        rspack(_, { appendPlugins, removePlugin }) {
          appendPlugins([Object.assign(plugin('named'), { name: 'named' }), new Unnamed()]);
          removePlugin('named');
          removePlugin('Unnamed');
        },
      },
    },
    expect: ({ plugins = [] }) =>
      assert.ok(!plugins.some((each) => each instanceof Unnamed || (each && 'mark' in each))),
  },
  {
    says: [
      'mergeConfig | Two or more configurations | Merge them with webpack-merge into a new object',
      'mergeConfig creates a new object, so the configuration stays as it is unless you return it.',
    ],
    run: 'rspack',
    config: {
      tools: {
        rspack(config, { mergeConfig }) {
          const merged = mergeConfig(
            config,
            { name: 'one' },
            { resolve: { extensions: ['.two'] } },
          );
          assert.notEqual(merged, config);
          assert.equal(merged.name, 'one');
          assert.equal(merged.resolve?.extensions?.at(-1), '.two');
        },
      },
    },
    expect: ({ name }) => assert.notEqual(name, 'one'),
  },
  {
    says: 'For the same reason, removePlugin has no effect in an array if a function before it has returned a new configuration.',
    run: 'rspack',
    config: {
      tools: {
        rspack: [
          (config, { mergeConfig }) => mergeConfig(config, { plugins: [new Unnamed()] }),
          (_, { removePlugin }) => removePlugin('Unnamed'),
        ],
      },
    },
    expect: ({ plugins = [] }) => assert.ok(plugins.some((each) => each instanceof Unnamed)),
  },
  {
    says: [
      'If more than one rule matches a file, the loaders run from the last rule to the first.',
      'A loader that you add with appendRules therefore gets the source code first:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'strip-debug' },
    files: {
      'loaders/strip-debug.mjs':
        "export default (source) => `console.log(${JSON.stringify(source.includes(': string') ? 'got the source' : 'got the output')});\n${source}`;\n",
      'src/index.ts': "const word: string = 'typed';\nconsole.log(word);\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /got the source/),
  },
  {
    says: "If you add one to Rspack's plugins, the build fails.",
    run: 'build',
    config: { tools: { rspack: { plugins: [{ name: 'mine', setup() {} } as never] } } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'Rsbuild ignores devServer and logs a warning.',
    run: 'dev',
    config: { tools: { rspack: { devServer: { headers: { 'X-Shop': 'open' } } } as never } },
    async expect({ get, log }) {
      assert.equal((await get('/')).headers.get('x-shop'), null);
      assert.match(log(), /warn .*devServer/);
    },
  },
  {
    says: 'Rspack rejects old spellings of devtool such as cheap-module-eval-source-map.',
    run: 'build',
    config: { tools: { rspack: { devtool: 'cheap-module-eval-source-map' as never } } },
    expect: ({ error }) => assert.match(`${error}`, /devtool/),
  },
  {
    says: [
      'If this option is set in more than one place, for example in a plugin and in your config, or at the top level and in an environment, Rsbuild merges two objects into one.',
      'If one of the values is a function or an array, it creates an array.',
    ],
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const change = () => {};
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          tools: { rspack: { name: 'a' } },
          plugins: [
            {
              name: 'adds-context',
              setup: (api: RsbuildPluginAPI) =>
                api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
                  mergeRsbuildConfig(config, { tools: { rspack: { context: '/b' } } }),
                ),
            },
          ],
          environments: {
            object: { tools: { rspack: { profile: true } } },
            function: { tools: { rspack: change } },
            array: { tools: { rspack: [{ profile: true }] } },
          },
        },
      });
      await rsbuild.initConfigs();
      const valueOf = (environment: string) =>
        rsbuild.getNormalizedConfig({ environment }).tools.rspack;
      assert.deepEqual(['object', 'function', 'array'].map(valueOf), [
        { name: 'a', context: '/b', profile: true },
        [{ name: 'a', context: '/b' }, change],
        [{ name: 'a', context: '/b' }, { profile: true }],
      ]);
    },
  },
];
