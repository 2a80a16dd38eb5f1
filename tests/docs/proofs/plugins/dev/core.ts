import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  createRsbuild,
  type ProcessAssetsDescriptor,
  type RsbuildConfig,
  type RsbuildPlugin,
  type RsbuildPluginAPI,
  type TransformContext,
  type TransformDescriptor,
} from '@rsbuild/core';
import { buildsCached } from '#kit/builds-cached';
import { editUntil, noteCalls } from '#kit/note-calls';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

type Rest = Omit<Partial<RsbuildPlugin>, 'setup'>;

const plugin = (
  name: string,
  setup: (api: RsbuildPluginAPI) => void | Promise<void> = () => {},
  rest: Rest = {},
): RsbuildPlugin => ({ name, setup, ...rest });

/** Builds a project and gives what a plugin recorded on the way. */
async function recorded<Entry>(
  root: string,
  setup: (api: RsbuildPluginAPI, record: (entry: Entry) => void) => void,
  rsbuildConfig: RsbuildConfig = {},
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const probe = plugin('probe', (api) => setup(api, (entry) => void entries.push(entry)));
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: { ...rsbuildConfig, plugins: [probe] },
  });
  const { close } = await rsbuild.build();
  await close();
  return entries;
}
/** The modules that a descriptor selects, by the end of their paths. */
const selected = (root: string, descriptor: TransformDescriptor, config?: RsbuildConfig) =>
  recorded<string>(
    root,
    (api, record) => {
      api.transform(descriptor, ({ code, resource }) => {
        if (!resource.includes('node_modules')) record(resource.replace(/^.*\/src\//, ''));
        return code;
      });
    },
    config,
  );

const files = {
  'src/index.js': "import './part.js';\nimport './data.txt.js?raw';\nconsole.log(1);\n",
  'src/part.js': "import './deep.js';\nconsole.log(2);\n",
  'src/deep.js': 'console.log(3);\n',
  'src/data.txt.js': 'console.log(4);\n',
};
const stages: ProcessAssetsDescriptor['stage'][] = [
  'additional',
  'pre-process',
  'derived',
  'additions',
  'none',
  'optimize',
  'optimize-count',
  'optimize-compatibility',
  'optimize-size',
  'dev-tooling',
  'optimize-inline',
  'summarize',
  'optimize-hash',
  'optimize-transfer',
  'analyse',
  'report',
];
const twoEnvironments: RsbuildConfig = {
  environments: { web: {}, node: { output: { target: 'node' } } },
};

export const proofs: Proof[] = [
  {
    says: 'setup | Rsbuild calls this function when it initializes the configuration, once for each registration of the plugin. It can be asynchronous',
    run: 'script',
    async expect({ root }) {
      let calls = 0;
      const counted = plugin('counted', () => void calls++);
      await rspackConfig(root, {
        plugins: [counted],
        environments: { web: { plugins: [counted] }, node: { plugins: [counted] } },
      });
      assert.equal(calls, 3);
    },
  },
  {
    says: [
      'Rsbuild calls this function with the parameter api.',
      'setup | Rsbuild calls this function when it initializes the configuration, once for each registration of the plugin. It can be asynchronous',
      'Rsbuild sets up one plugin after the other.',
      'The built-in plugins (rsbuild:*) come first, followed by yours in the order of their registration.',
      'Since plugins register hooks in setup, their callbacks run in the same order.',
    ],
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      const slow = plugin('slow', async (api) => {
        order.push(`slow sees ${api.isPluginExists('rsbuild:css')}`);
        await new Promise((done) => setTimeout(done, 20));
        order.push('slow');
        api.modifyRsbuildConfig(() => void order.push('slow hook'));
      });
      const quick = plugin('quick', (api) => {
        order.push('quick');
        api.modifyRsbuildConfig(() => void order.push('quick hook'));
      });
      await rspackConfig(root, { plugins: [slow, quick] });
      assert.deepEqual(order, ['slow sees true', 'slow', 'quick', 'slow hook', 'quick hook']);
    },
  },
  {
    says: [
      'pre | The names of plugins that are set up before this one',
      'post | The names of plugins that are set up after this one',
      'You can change the order with pre and post.',
      "A name in pre or post isn't registered | Rsbuild ignores the name",
    ],
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      const made = (name: string, rest?: Rest) => plugin(name, () => void order.push(name), rest);
      await rspackConfig(root, {
        plugins: [
          made('c', { pre: ['b', 'missing'] }),
          made('b'),
          made('a', { post: ['b', 'missing'] }),
        ],
      });
      assert.deepEqual(order, ['a', 'b', 'c']);
    },
  },
  {
    says: 'Two plugins have the same name | Both run, the second one right after the first',
    run: 'script',
    async expect({ root }) {
      const order: string[] = [];
      const made = (name: string, id = name) => plugin(name, () => void order.push(id));
      await rspackConfig(root, {
        plugins: [made('twin', 'one'), made('other'), made('twin', 'two')],
      });
      assert.deepEqual(order, ['one', 'two', 'other']);
    },
  },
  {
    says: 'Two plugins wait for each other | Rsbuild throws [rsbuild:plugin] Plugins dependencies has loop: a,b',
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, {
          plugins: [plugin('b', undefined, { pre: ['a'] }), plugin('a', undefined, { pre: ['b'] })],
        }),
        /\[rsbuild:plugin\] Plugins dependencies has loop: a,b/,
      ),
  },
  {
    says: [
      'remove | The names of plugins to turn off',
      "Rsbuild doesn't call the setup function of a removed plugin.",
      'For all environments | The other plugin is removed everywhere',
      "For one environment | The other plugin is removed if it's registered for this environment. A plugin for all environments remains",
      'getPlugins and isPluginExists still report a removed plugin.',
    ],
    run: 'script',
    async expect({ root }) {
      let ran: string[] = [];
      const victim = (where: string) => plugin('victim', () => void ran.push(where));
      const remover = () => plugin('remover', undefined, { remove: ['victim'] });
      const run = async (rsbuildConfig: RsbuildConfig) => {
        ran = [];
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        await rsbuild.initConfigs();
        return rsbuild;
      };
      const rsbuild = await run({
        plugins: [victim('all'), remover()],
        environments: { web: { plugins: [victim('web')] } },
      });
      assert.deepEqual(ran, []);
      assert.equal(rsbuild.isPluginExists('victim'), true);
      assert.ok(rsbuild.getPlugins().some(({ name }) => name === 'victim'));
      await run({
        plugins: [victim('all')],
        environments: {
          web: { plugins: [victim('web'), remover()] },
          admin: { plugins: [victim('admin')] },
        },
      });
      assert.deepEqual(ran.sort(), ['admin', 'all']);
    },
  },
  {
    says: [
      'api.context | Get information about the run',
      'api.getNormalizedConfig | Read the final configuration',
      'api.getRsbuildConfig | Read the current configuration',
      'api.isPluginExists | Check whether a plugin is registered',
      'It contains the version, the paths, the action and more, like rsbuild.context.',
      'In setup and in the hooks modifyRsbuildConfig and modifyEnvironmentConfig, distPath is an empty string.',
      'Read it in a later hook.',
    ],
    run: 'script',
    async expect({ root }) {
      const [atSetup, shared, environment, chain, later] = await recorded<Record<string, unknown>>(
        root,
        (api, record) => {
          const { context } = api;
          assert.equal(api.isPluginExists('probe'), true);
          assert.equal(api.isPluginExists('missing'), false);
          assert.ok(api.getRsbuildConfig().plugins);
          record({ distPath: context.distPath, rootPath: context.rootPath });
          api.modifyRsbuildConfig(() => record({ distPath: context.distPath }));
          api.modifyEnvironmentConfig(() => record({ distPath: context.distPath }));
          api.modifyBundlerChain(() => record({ distPath: context.distPath }));
          api.onBeforeBuild(() => {
            const { output } = api.getNormalizedConfig();
            record({
              distPath: context.distPath,
              version: context.version,
              action: context.action,
              root: output.distPath.root,
            });
          });
        },
      );
      assert.deepEqual(atSetup, { distPath: '', rootPath: root });
      assert.deepEqual([shared, environment], [{ distPath: '' }, { distPath: '' }]);
      assert.deepEqual(chain, { distPath: `${root}/dist` });
      const { version } = await import('@rsbuild/core');
      assert.deepEqual(later, { distPath: `${root}/dist`, version, action: 'build', root: 'dist' });
    },
  },
  {
    says: "With the following plugin, import prices from './prices.csv' gives you an array of rows:",
    run: 'build',
    config: {
      output: { minify: false },
      plugins: [
        plugin('plugin-csv', (api) => {
          api.transform({ test: /\.csv$/ }, ({ code }) => {
            const rows = code
              .trim()
              .split('\n')
              .map((line) => line.split(','));
            return `export default ${JSON.stringify(rows)};`;
          });
        }),
      ],
    },
    files: {
      'src/index.js': "import prices from './prices.csv';\nconsole.log(prices);\n",
      'src/prices.csv': 'tea,3\nmilk,2\n',
    },
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js').replace(/\s/g, ''),
        /\[\["tea","3"\],\["milk","2"\]\]/,
      ),
  },
  {
    says: [
      'api.transform | Change the code of modules',
      'The descriptor selects the modules that the handler gets.',
      'If you set more than one, a module has to match all of them.',
      'test | Rspack.RuleSetCondition | The path of the module without the query: /\\.csv$/',
      'resourceQuery | Rspack.RuleSetCondition | The query of the module: /raw/',
      "targets | RsbuildTarget[] | The output.target: ['web']",
      "environments | string[] | The name of the environment: ['web']",
      'issuer | Rspack.RuleSetCondition | The path of the module that contains the import: /\\.js$/ | 1.2.0',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const own = /\/src\/.*\.js$/;
      assert.deepEqual((await selected(root, { test: own })).sort(), [
        'data.txt.js?raw',
        'deep.js',
        'index.js',
        'part.js',
      ]);
      assert.deepEqual(await selected(root, { resourceQuery: /raw/ }), ['data.txt.js?raw']);
      assert.deepEqual(await selected(root, { test: /part/, resourceQuery: /raw/ }), []);
      assert.deepEqual(await selected(root, { test: own, issuer: /part\.js$/ }), ['deep.js']);
      for (const only of [{ targets: ['node' as const] }, { environments: ['node'] }])
        assert.deepEqual(await selected(root, { test: /deep/, ...only }, twoEnvironments), [
          'deep.js',
        ]);
    },
  },
  {
    says: [
      "issuerLayer | string | The layer of the module that contains the import: 'server' | 1.1.0",
      "with | Record<string, Rspack.RuleSetCondition> | The import attributes: { type: 'url' } | 1.2.0",
      "mimetype | Rspack.RuleSetCondition | The MIME type of a data: module: 'text/javascript' | 1.3.16",
      'layer | string | Puts the module into this layer | 1.1.0',
      'If you use layer, turn on experiments.layers in tools.rspack, or the build fails.',
    ],
    run: 'script',
    files: {
      'src/index.js': `import './layered.js';
import './with.js' with { type: 'url' };
import 'data:text/javascript,console.log(5)';
`,
      'src/layered.js': "import './below.js';\n",
      'src/below.js': 'console.log(1);\n',
      'src/with.js': 'console.log(2);\n',
    },
    async expect({ root }) {
      assert.deepEqual(await selected(root, { with: { type: 'url' } }), ['with.js']);
      assert.equal((await selected(root, { mimetype: 'text/javascript' })).length, 1);
      const add = (api: RsbuildPluginAPI, record: (name: string) => void) => {
        api.transform({ test: /layered/, layer: 'server' }, ({ code }) => code);
        api.transform({ issuerLayer: 'server' }, ({ code, resourcePath }) => {
          record(resourcePath.replace(/^.*\/src\//, ''));
          return code;
        });
      };
      const layers = { tools: { rspack: { experiments: { layers: true } } } };
      assert.deepEqual(await recorded<string>(root, add, layers), ['below.js']);
      await assert.rejects(recorded<string>(root, add));
    },
  },
  {
    says: [
      'raw | boolean | Makes code a Buffer, for binary files',
      "code | string | The source code. With raw: true, it's a Buffer",
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const kinds = await recorded<boolean[]>(root, (api, record) => {
        api.transform({ test: /deep\.js$/, raw: true }, ({ code }) => {
          record([Buffer.isBuffer(code)]);
          return String(code);
        });
        api.transform({ test: /part\.js$/ }, ({ code }) => {
          record([typeof code === 'string']);
          return code;
        });
      });
      assert.deepEqual(kinds, [[true], [true]]);
    },
  },
  {
    says: [
      "enforce | 'pre' | 'post' | Runs the handler before or after the other transforms and loaders | 1.3.16",
      'If more than one transform matches a module, the one that was registered last runs first, as with loaders.',
      "Transforms with enforce: 'pre' run before the others, and those with enforce: 'post' run after them.",
      "If the handler returns undefined, the code doesn't change, although the type doesn't allow this.",
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const order = await recorded<string>(root, (api, record) => {
        const add = (name: string, enforce?: 'pre' | 'post') =>
          api.transform({ test: /deep\.js$/, enforce }, ({ code }) => {
            assert.match(code, /console\.log\(3\)/);
            record(name);
            return undefined as never;
          });
        add('post', 'post');
        add('pre', 'pre');
        add('first');
        add('second');
      });
      assert.deepEqual(order, ['pre', 'second', 'first', 'post']);
    },
  },
  {
    says: [
      'It can return a string, or { code, map } to replace the source map.',
      'With a string, the existing source map remains.',
      "A map that you return only has an effect if a loader before this handler has made a source map, for example with enforce: 'post'.",
      'Otherwise, Rsbuild drops it.',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const map = {
        version: 3,
        sources: ['own.txt'],
        sourcesContent: ['own words'],
        names: [],
        mappings: 'AAAA',
      };
      const originals = async (own: boolean, enforce?: 'pre' | 'post') => {
        await recorded(
          root,
          (api) =>
            api.transform({ test: /deep\.js$/, enforce }, ({ code }) =>
              own ? { code, map: JSON.stringify(map) } : code,
            ),
          { output: { sourceMap: true, filenameHash: false } },
        );
        return fs.readFileSync(`${root}/dist/static/js/index.js.map`, 'utf8');
      };
      for (const enforce of [undefined, 'pre'] as const) {
        const text = await originals(true, enforce);
        assert.doesNotMatch(text, /own words/);
        assert.match(text, /src\/deep\.js/);
      }
      assert.match(await originals(true, 'post'), /own words/);
      assert.match(await originals(false, 'post'), /src\/deep\.js/);
    },
  },
  {
    says: [
      'addDependency | (file: string) => void | Rebuilds when this file changes',
      'addMissingDependency | (file: string) => void | Rebuilds when this file appears | 1.3.0',
      'addContextDependency | (folder: string) => void | Rebuilds when something in this folder changes | 1.3.0',
    ],
    run: 'script',
    alone: true,
    files: { ...files, 'extra/there.txt': '', 'folder/one.txt': '' },
    async expect({ root, write }) {
      const runs = {
        part: noteCalls<number>(),
        deep: noteCalls<number>(),
        data: noteCalls<number>(),
      };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          plugins: [
            plugin('probe', (api) => {
              api.transform({ test: /part\.js$/ }, ({ code, addDependency }) => {
                addDependency(`${root}/extra/there.txt`);
                runs.part.note(1);
                return code;
              });
              api.transform({ test: /deep\.js$/ }, ({ code, addMissingDependency }) => {
                addMissingDependency(`${root}/extra/new.txt`);
                runs.deep.note(1);
                return code;
              });
              api.transform({ test: /data\.txt\.js$/ }, ({ code, addContextDependency }) => {
                addContextDependency(`${root}/folder`);
                runs.data.note(1);
                return code;
              });
            }),
          ],
        },
      });
      const built = noteCalls<number>();
      rsbuild.onAfterBuild(() => built.note(1));
      const { close } = await rsbuild.build({ watch: true });
      await built.nth(1);
      await editUntil((count) => write('extra/there.txt', `${count}`), runs.part.nth(2));
      await editUntil((count) => write('extra/new.txt', `${count}`), runs.deep.nth(2));
      await editUntil((count) => write(`folder/${count}.txt`, ''), runs.data.nth(2));
      await close();
    },
  },
  {
    says: [
      'The handler gets an object and returns the new code.',
      'resource | string | The absolute path with the query',
      'resourcePath | string | The absolute path',
      "resourceQuery | string | The query with ?, or ''",
      'context | string | null | The folder of the module | 1.2.3',
      'environment | EnvironmentContext | The current environment',
      "emitFile | Rspack.LoaderContext['emitFile'] | Writes another file",
      "resolve | Rspack.LoaderContext['resolve'] | Finds the file of an import: (context, request, callback) | 1.2.3",
      "importModule | Rspack.LoaderContext['importModule'] | Compiles and runs a module during the build | 1.1.11",
    ],
    run: 'script',
    files: { ...files, 'src/value.js': 'module.exports = { value: 40 + 2 };\n' },
    async expect({ root }) {
      const seen = await recorded<Record<string, unknown>>(root, (api, record) => {
        api.transform({ resourceQuery: /raw/ }, async (context: TransformContext) => {
          const { code, resource, resourcePath, resourceQuery, environment } = context;
          const found = await new Promise((done) =>
            context.resolve(`${root}/src`, './part.js', (_, file) => done(file)),
          );
          const made = (await context.importModule(`${root}/src/value.js`)) as { value: number };
          context.emitFile('extra.txt', 'extra');
          record({
            resource,
            resourcePath,
            resourceQuery,
            context: context.context,
            environment: environment.name,
            found,
            value: made.value,
          });
          return code;
        });
      });
      const resourcePath = `${root}/src/data.txt.js`;
      assert.deepEqual(seen, [
        {
          resource: `${resourcePath}?raw`,
          resourcePath,
          resourceQuery: '?raw',
          context: `${root}/src`,
          environment: 'web',
          found: `${root}/src/part.js`,
          value: 42,
        },
      ]);
      assert.equal(fs.readFileSync(`${root}/dist/extra.txt`, 'utf8'), 'extra');
    },
  },
  {
    says: [
      'api.resolve | Redirect imports',
      'With api.resolve, you can look at imports before Rspack resolves them, and redirect them.',
      'This method has no descriptor.',
      'The handler gets the imports of the project, except for externals, and decides which of them to change.',
      "request | The import as it's written in the code",
      'context | The folder from which Rspack resolves the import',
      'contextInfo | The module that contains the import',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const seen = await recorded<Record<string, string>>(root, (api, record) => {
        api.resolve(({ resolveData }) => {
          const { request, context, contextInfo } = resolveData;
          if (request.startsWith('./')) record({ request, context, issuer: contextInfo.issuer });
          if (request === './deep.js') resolveData.request = './data.txt.js';
        });
      });
      const of = (name: string) => seen.find(({ request }) => request === name);
      assert.deepEqual(of('./deep.js'), {
        request: './deep.js',
        context: `${root}/src`,
        issuer: `${root}/src/part.js`,
      });
      assert.ok(of('./data.txt.js?raw') && of('./part.js'));
      const folder = `${root}/dist/static/js`;
      const code = fs
        .readdirSync(folder)
        .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'))
        .join('');
      assert.doesNotMatch(code, /console\.log\(3\)/);
    },
  },
  {
    says: "With performance.buildCache, the handler doesn't run for modules that come from the cache.",
    run: 'script',
    alone: true,
    async expect({ root }) {
      const built = async (text: string) => {
        let calls = 0;
        const probe = plugin('probe', (api) =>
          api.transform({ test: /src/ }, () => {
            calls += 1;
            return `console.log('${text}');`;
          }),
        );
        const config: RsbuildConfig = {
          mode: 'production',
          performance: { buildCache: { cacheDirectory: '.cache' } },
          output: { filenameHash: false },
          plugins: [probe],
        };
        return [await buildsCached(root, config, 'js/index.js', /"(first|second)"/), calls];
      };
      assert.deepEqual(await built('first'), ['first', 1]);
      assert.deepEqual(await built('second'), ['first', 0]);
    },
  },
  {
    says: [
      'The handler gets the imports of the project, except for externals, and decides which of them to change.',
      'An @import in a stylesheet is resolved earlier, by a loader such as css-loader.',
      'For fixed names, use resolve.alias.',
    ],
    run: 'script',
    files: {
      'src/index.js': "import 'outside';\nimport 'node:fs';\nimport './style.css';\n",
      'src/style.css': "@import 'shop.css';\n",
      'src/red.css': '.red { color: red; }\n',
    },
    async expect({ root, log }) {
      const build = (config: RsbuildConfig) =>
        recorded<string>(
          root,
          (api, record) => {
            api.resolve(({ resolveData }) => {
              record(resolveData.request);
              if (resolveData.request.endsWith('shop.css')) resolveData.request = './red.css';
            });
          },
          { output: { externals: ['outside', 'node:fs'] }, ...config },
        );
      const seen = await build({ resolve: { alias: { 'shop.css': './src/red.css' } } });
      assert.ok(seen.includes('./style.css'));
      assert.ok(seen.some((request) => request.endsWith('!./red.css')));
      for (const name of ['outside', 'node:fs', 'shop.css'])
        assert.ok(!seen.some((request) => request.endsWith(name)));
      await assert.rejects(build({}));
      assert.match(log(), /NotFound\("shop\.css"\)/);
    },
  },
  {
    says: "fileDependencies, missingDependencies, contextDependencies | Lists of files and folders. In 1.3.22, a change of what you add to them doesn't trigger a rebuild",
    run: 'script',
    files: { ...files, 'extra.txt': '', 'used.txt': '' },
    async expect({ root }) {
      const watched = await recorded<string[]>(root, (api, record) => {
        api.transform({ test: /deep\.js$/ }, ({ code, addDependency }) => {
          addDependency(`${root}/used.txt`);
          return code;
        });
        api.resolve(({ resolveData }) => {
          resolveData.fileDependencies.push(`${root}/extra.txt`);
          resolveData.missingDependencies.push(`${root}/extra.txt`);
          resolveData.contextDependencies.push(`${root}/extra.txt`);
        });
        api.onAfterEnvironmentCompile(({ stats }) => {
          const { fileDependencies, missingDependencies, contextDependencies } = stats!.compilation;
          record([...fileDependencies, ...missingDependencies, ...contextDependencies]);
        });
      });
      assert.ok(watched[0]?.includes(`${root}/used.txt`));
      assert.ok(!watched[0]?.includes(`${root}/extra.txt`));
    },
  },
  {
    says: [
      'In production, the minifier later removes comments such as /* Shop */',
      'sources contains the classes of webpack-sources, which you need to create new content.',
    ],
    run: 'script',
    async expect({ root }) {
      const prefixed = async (mode: 'development' | 'production') => {
        await recorded(
          root,
          (api) =>
            api.processAssets({ stage: 'additions' }, ({ assets, compilation, sources }) => {
              for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
                compilation.updateAsset(name, (old) => new sources.ConcatSource('/* Shop */', old));
            }),
          { mode, output: { filenameHash: false } },
        );
        return fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8').includes('Shop');
      };
      assert.equal(await prefixed('development'), true);
      assert.equal(await prefixed('production'), false);
    },
  },
  {
    says: 'api.processAssets | Add, change or remove output files',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ section: 'api.processAssets', containing: 'pluginFiles', as: 'plugin-files.ts' }],
    files: {
      'rsbuild.config.ts':
        "import { pluginFiles } from './plugin-files';\nexport default { plugins: [pluginFiles()] };\n",
      'src/index.js': "/*! license */\nconsole.log('page');\n",
    },
    expect({ files: built, read }) {
      assert.equal(read('version.txt'), '1.0.0');
      assert.match(read('static/js/index.*.js'), /globalThis\.shop=1/);
      assert.ok(!built.some((file) => file.endsWith('.LICENSE.txt')));
    },
  },
  {
    says: 'In a production build, the hashes in them are final from the stage optimize-hash on.',
    run: 'script',
    async expect({ root }) {
      const seen = await recorded<{ stage: string; name: string }>(
        root,
        (api, record) => {
          for (const stage of stages)
            api.processAssets({ stage }, ({ assets }) =>
              record({ stage, name: Object.keys(assets).find((name) => name.endsWith('.js'))! }),
            );
        },
        { mode: 'production' },
      );
      const final = stages.indexOf('optimize-hash');
      for (const { stage, name } of seen)
        assert.equal(
          fs.existsSync(`${root}/dist/${name}`),
          stages.indexOf(stage as never) >= final,
        );
      assert.equal(seen.length, stages.length);
    },
  },
  {
    says: [
      'The stages run in this order.',
      'additional | Add new files',
      'pre-process | Do basic preparation',
      'derived | Create files from other files',
      'additions | Add content to files.',
      "none | Do work that doesn't belong to another stage",
      'optimize | Optimize files in general',
      'optimize-count | Reduce the number of files',
      'optimize-compatibility | Add polyfills and vendor prefixes',
      'optimize-size | Minify files',
      'dev-tooling | Create source maps',
      'optimize-inline | Inline files into others',
      'summarize | Create lists of files',
      'optimize-hash | Compute hashes of the final content',
      'optimize-transfer | Create compressed copies',
      'analyse | Look at files without changing them',
      'report | Report on the output',
      'HTML files are in assets in the stage report, but not in early stages.',
      'stage | ProcessAssetsStage | The stage in which the handler runs',
      'With api.processAssets, you can work on the output files before Rspack writes them.',
      'The keys of assets are paths in the output directory.',
    ],
    run: 'script',
    async expect({ root }) {
      const seen = await recorded<{ stage: string; html: boolean }>(root, (api, record) => {
        for (const stage of [...stages].reverse())
          api.processAssets({ stage }, ({ assets }) => {
            assert.ok(!fs.existsSync(`${root}/dist`));
            record({ stage, html: Object.keys(assets).includes('index.html') });
          });
      });
      assert.deepEqual(
        seen.map(({ stage }) => stage),
        stages,
      );
      const html = (stage: string) => seen.find((entry) => entry.stage === stage)!.html;
      assert.deepEqual(
        [html('additional'), html('optimize'), html('report')],
        [false, false, true],
      );
    },
  },
  {
    says: [
      'targets | RsbuildTarget[] | Limits the handler to these values of output.target',
      'environments | string[] | Limits the handler to these environments',
    ],
    run: 'script',
    async expect({ root }) {
      const names = await recorded<string>(
        root,
        (api, record) => {
          for (const only of [{ targets: ['node' as const] }, { environments: ['node'] }])
            api.processAssets({ stage: 'additional', ...only }, ({ environment }) =>
              record(environment.name),
            );
        },
        twoEnvironments,
      );
      assert.deepEqual(names, ['node', 'node']);
    },
  },
  {
    says: "A stage that doesn't exist leads to the error [rsbuild] Invalid process assets stage: <name>.",
    run: 'build',
    config: {
      plugins: [
        plugin('late', (api) => {
          api.processAssets({ stage: 'late' as never }, () => {});
        }),
      ],
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /\[rsbuild\] Invalid process assets stage: late/),
  },
  {
    says: [
      'api.expose, api.useExposed | Share values between plugins',
      'With api.expose, your plugin offers a value to other plugins, under a name or a symbol.',
      'If two plugins offer a value under the same id, the first one remains.',
      'This method returns the value that another plugin offers, or undefined if there is none.',
      'The other plugin has to call api.expose first.',
    ],
    run: 'script',
    async expect({ root }) {
      const id = Symbol('shop');
      const seen: unknown[] = [];
      await rspackConfig(root, {
        plugins: [
          plugin('early', (api) => void seen.push(api.useExposed(id))),
          plugin('one', (api) => {
            api.expose(id, 1);
            api.expose('name', 'a');
          }),
          plugin('two', (api) => api.expose(id, 2)),
          plugin('late', (api) => void seen.push(api.useExposed(id), api.useExposed('name'))),
        ],
      });
      assert.deepEqual(seen, [undefined, 1, 'a']);
    },
  },
];
