import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      'Rsbuild merges your object deeply with webpack-merge, so you only name what you want to add.',
      'Arrays such as plugins, module.rules and resolve.extensions grow at their end:',
    ],
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: ['.foo'] } } } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions?.slice(-2), ['.json', '.foo']),
  },
  {
    says: 'It receives the configuration as it is so far, and you change what you want to be different.',
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
    says: 'Rspack tries the extensions in this order when an import has none, so .graphql is the last one:',
    shown: { containing: 'const extensions' },
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: '.graphql' },
    expect: ({ resolve }, { shown }) =>
      assert.deepEqual(
        resolve?.extensions,
        shown.match(/'[^']+'/g)?.map((each) => each.slice(1, -1)),
      ),
  },
  ...[true, false].map<Proof>((silenced) => ({
    says: "For example, you can silence a warning about a package that you can't change:",
    run: 'build',
    ...(silenced
      ? { sample: { title: 'rsbuild.config.ts', nth: 1 } }
      : { config: { output: { minify: false } } }),
    files: { 'src/index.js': 'const name = location.hash;\nconsole.log(require(name));\n' },
    expect: ({ log }) =>
      assert.equal(log.includes('request of a dependency is an expression'), !silenced),
  })),
  {
    says: 'For example, this function replaces the list of extensions, so that header.web.tsx is found before header.tsx:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '.web.tsx' },
    files: {
      'src/index.js': "import './header';\n",
      'src/header.tsx': "console.log('plain');\n",
      'src/header.web.tsx': "console.log('web');\n",
    },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /"web"/);
      assert.doesNotMatch(read('static/js/index.*.js'), /"plain"/);
    },
  },
  {
    says: "When a change is meant for a single one, it's simpler to set tools.rspack below that environment:",
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'environments: {' },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ optimization }) => optimization?.nodeEnv),
        [undefined, false],
      ),
  },
  ...(['development', 'production'] as const).map<Proof>((mode) => ({
    says: 'Use isDev and isProd for the mode and target or isServer for the target:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'if (isDev)' },
    with: { mode, output: { target: 'node' } },
    expect: ({ devtool }) =>
      assert.equal(devtool === 'eval-cheap-module-source-map', mode === 'development'),
  })),
  {
    says: "An object can't take anything away.",
    run: 'rspack',
    config: { tools: { rspack: { resolve: { extensions: [] }, plugins: [] } } },
    expect({ resolve, plugins }) {
      assert.equal(resolve?.extensions?.at(-1), '.json');
      assert.ok(plugins?.length);
    },
  },
  {
    says: 'To import files of an unknown kind, you need a rule.',
    run: 'build',
    pageFiles: ['src/index.js'],
    files: { 'src/notes.md': '# Notes of the shop\n' },
    config: {},
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: [
      'The command writes the files to dist/.rsbuild.',
      "Delete this directory before you run the command again, because the command doesn't overwrite a file of Rspack that is already there.",
    ],
    run: 'command',
    command: 'rsbuild inspect',
    dist: 'dist/.rsbuild',
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'older' },
    expect({ files, read }) {
      assert.equal(read('rspack.config.web.mjs'), 'older');
      assert.ok(
        files.some((file) => /^rspack\.config\.web\.\d+\.mjs$/.test(file)),
        files.join(),
      );
    },
  },
  {
    says: 'The second argument contains the same utils as in tools.bundlerChain, except for bundler.',
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      let names: string[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          tools: {
            bundlerChain: (_, utils) => void (names = Object.keys(utils)),
            rspack: (_, utils) => {
              for (const name of names) assert.equal(name in utils, name !== 'bundler', name);
            },
          },
        },
      });
      await rsbuild.initConfigs();
      assert.ok(names.includes('bundler'));
    },
  },
  {
    says: 'You can now import the text of a Markdown file:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '/\\.md$/' },
    pageFiles: ['src/index.js'],
    files: { 'src/notes.md': '# Notes of the shop\n' },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /# Notes of the shop/),
  },
  {
    says: 'If you need to read a file first, the function can be asynchronous:',
    run: 'script',
    async expect({ root, write }) {
      const { createRsbuild } = await import('@rsbuild/core');
      write('src/index.js', 'console.log(1);\n');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          output: { legalComments: 'inline' },
          tools: {
            rspack: async (config, { rspack }) => {
              const banner = await Promise.resolve('read first');
              config.plugins.push(new rspack.BannerPlugin({ banner }));
            },
          },
        },
      });
      const { stats } = await rsbuild.build();
      const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {};
      const script = assets.find(({ name }) => name.endsWith('.js'))!.name;
      assert.match(readFileSync(join(root, 'dist', script), 'utf8'), /read first/);
    },
  },
  {
    says: 'prependPlugins adds plugins at the start, so that Rspack applies them first',
    run: 'rspack',
    config: {
      tools: { rspack: (_, { prependPlugins }) => prependPlugins(plugin('first')) },
    },
    expect: ({ plugins = [] }) => assert.equal((plugins[0] as { mark?: string }).mark, 'first'),
  },
  {
    says: 'Call the other helpers before mergeConfig, because these helpers change the old object:',
    run: 'rspack',
    sample: {
      title: 'rsbuild.config.ts',
      containing: "removePlugin('ProgressPlugin');\n\n      return mergeConfig",
    },
    with: { dev: { progressBar: true } },
    expect({ devtool, plugins = [] }) {
      assert.equal(devtool, 'eval');
      assert.ok(!plugins.some((each) => each && each.constructor.name === 'ProgressPlugin'));
    },
  },
  {
    says: 'In each case, tools.rspack runs last, after the plugins and tools.bundlerChain.',
    run: 'rspack',
    config: {
      plugins: [
        {
          name: 'names',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyRspackConfig((config) => {
              config.name += ' hook';
            }),
        },
      ],
      tools: {
        bundlerChain: (chain) => void chain.name('chain'),
        rspack: (config) => void (config.name += ' option'),
      },
    },
    expect: ({ name }) => assert.equal(name, 'chain hook option'),
  },
  {
    says: 'An array holds objects and functions, which Rsbuild applies from left to right:',
    run: 'rspack',
    sample: {
      title: 'rsbuild.config.ts',
      containing: 'rspack: [\n      {\n        ignoreWarnings',
    },
    with: { mode: 'production' },
    expect({ devtool, ignoreWarnings }) {
      assert.equal(devtool, 'hidden-source-map');
      assert.equal(ignoreWarnings?.length, 1);
    },
  },
  {
    says: "Set that option to 'inline' to keep the banner in the script.",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '.graphql' },
    with: { output: { legalComments: 'inline' } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /Example Ltd\./),
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
    says: 'In this configuration, plugins, module, resolve and output are set. Before you read from another field, check that it exists.',
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
    says: 'You can also return a new configuration, which Rsbuild uses as it is, without merging it.',
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
    says: 'An array holds objects and functions, which Rsbuild applies from left to right:',
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
    says: 'In an array, it has to return the configuration.',
    run: 'rspack',
    config: {
      tools: {
        rspack: [{ name: 'a' }, async (config) => Promise.resolve({ ...config, name: 'b' })],
      },
    },
    expect: ({ name }) => assert.equal(name, 'b'),
  },
  {
    says: ['It also has to be the last item, because the items after it would get a promise:'],
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
    says: [
      "Cannot read properties of undefined (reading 'plugins')",
      'You put an asynchronous function into an array, and the function returns nothing.',
    ],
    run: 'build',
    config: { tools: { rspack: [{}, async () => Promise.resolve()] } },
    expect: ({ error }) =>
      assert.match(`${error}`, /Cannot read properties of undefined \(reading 'plugins'\)/),
  },
  {
    says: 'A single function outside an array is free of this problem.',
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
      'addRules puts your rule at the start of the list:',
      'appendRules adds rules at the end instead.',
      'addRules | A rule or an array | Add module rules at the start',
      'appendRules | A rule or an array | Add module rules at the end',
      'prependPlugins | A plugin or an array | Add plugins at the start',
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
    says: [
      'removePlugin | A name | Remove plugins with this name',
      'To remove a plugin, pass its name to removePlugin. For a plugin without a name, pass the name of its class:',
    ],
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
      'mergeConfig | Two or more configurations | Merge them into a new object',
      'It merges two or more configurations into a new object. Remember to return this object, because the configuration stays as it is otherwise:',
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
    says: [
      'In an array, removePlugin changes the object that the first function received.',
      'Once a function before it has returned a new one, the plugin stays.',
    ],
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
      'That matters when more than one rule matches a file, because the loaders run from the last rule to the first.',
      'A loader that has to see TypeScript before SWC compiles it therefore belongs at the end:',
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
    says: 'The build fails after you added an Rsbuild plugin',
    run: 'build',
    config: { tools: { rspack: { plugins: [{ name: 'mine', setup() {} } as never] } } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'Rsbuild has its own dev server, so it logs a warning and goes on without your settings.',
    run: 'dev',
    config: { tools: { rspack: { devServer: { headers: { 'X-Shop': 'open' } } } as never } },
    async expect({ get, log }) {
      assert.equal((await get('/')).headers.get('x-shop'), null);
      assert.match(log(), /warn .*devServer/);
    },
  },
  {
    says: ['devtool is rejected', 'Rspack accepts the new spelling alone:'],
    run: 'build',
    config: { tools: { rspack: { devtool: 'cheap-module-eval-source-map' as never } } },
    expect: ({ error }) => assert.match(`${error}`, /devtool/),
  },
  {
    says: [
      'You may also set the option in more than one place, for example in a plugin and in your config, or at the top level and in an environment.',
      'Rsbuild merges two objects into one.',
      'When one of the values is a function or an array, Rsbuild creates such an array.',
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
