import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  createRsbuild,
  loadConfig,
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
import { startDev } from '#kit/start-dev';
import { typeErrors } from '#kit/type-errors';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';
import { packageMembers } from '#tools/reference/api/package-members';

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

/** Files of each type that Rsbuild reads as a script. */
const scripts = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'].map((type) => `own.${type}`);
/** A plugin whose handler returns a value. */
const transforming = (value: string) => `import type { RsbuildPlugin } from '@rsbuild/core';
export const plugin: RsbuildPlugin = {
  name: 'transforming',
  setup(api) {
    api.transform({ test: /\\.js$/ }, ({ code }) => ${value});
  },
};
`;
/** Plugins with both of the fields they need and with one of them. */
const objects = {
  'both.ts': "{ name: 'shop', setup() {} }",
  'nameless.ts': '{ setup() {} }',
  'idle.ts': "{ name: 'shop' }",
};
/** A project with the plugin of the page that offers a virtual module. */
const ofRoutes: Pick<Proof, 'pageFiles' | 'files'> = {
  pageFiles: ['plugin-routes.ts', { title: 'src/router.js', as: 'src/index.js' }],
  files: {
    'rsbuild.config.ts': `import { pluginRoutes } from './plugin-routes';
export default { plugins: [pluginRoutes()] };
`,
    'src/pages/home.js': "export const title = 'Home';\n",
  },
};
/** A project with the plugin of the page that is for development only. */
const ofNotes: Pick<Proof, 'pageFiles' | 'files'> = {
  pageFiles: [{ containing: 'pluginNotes', as: 'plugin-notes.ts' }],
  files: {
    'rsbuild.config.ts': `import { pluginNotes } from './plugin-notes';
export default { plugins: [pluginNotes()] };
`,
  },
};
/** Runs the dev server of a project with its config file. */
async function inDevelopment(
  root: string,
  port: number,
  act: (get: (path: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const { content } = await loadConfig({ cwd: root });
  const dev = await startDev(root, { ...content, mode: 'development', server: { port } });
  try {
    await act(async (path) => (await fetch(`http://localhost:${dev.port}${path}`)).text());
  } finally {
    await dev.server.close();
  }
}

const layered = {
  'src/index.js': "import './layered.js';\n",
  'src/layered.js': "import './below.js';\n",
  'src/below.js': 'console.log(1);\n',
};
/** The modules that one in a layer imports. */
const belowLayer = (root: string, config?: RsbuildConfig) =>
  recorded<string>(
    root,
    (api, record) => {
      api.transform({ test: /layered/, layer: 'server' }, ({ code }) => code);
      api.transform({ issuerLayer: 'server' }, ({ code, resourcePath }) => {
        record(resourcePath.replace(/^.*\/src\//, ''));
        return code;
      });
    },
    config,
  );

/** The source map of a build in which a handler returns a module with its own map, or without one. */
async function mapAfter(root: string, own: boolean, enforce?: 'pre' | 'post') {
  const map = {
    version: 3,
    sources: ['own.txt'],
    sourcesContent: ['own words'],
    names: [],
    mappings: 'AAAA',
  };
  await recorded(
    root,
    (api) =>
      api.transform({ test: /deep\.js$/, enforce }, ({ code }) =>
        own ? { code, map: JSON.stringify(map) } : code,
      ),
    { output: { sourceMap: true, filenameHash: false } },
  );
  return fs.readFileSync(`${root}/dist/static/js/index.js.map`, 'utf8');
}

const files = {
  'src/index.js': "import './part.js';\nimport './data.txt.js?raw';\nconsole.log(1);\n",
  'src/part.js': "import './deep.js';\nconsole.log(2);\n",
  'src/deep.js': 'console.log(3);\n',
  'src/data.txt.js': 'console.log(4);\n',
};
/** A configuration that uses a plugin of the page, for a project that has it in a file. */
const uses = (name: string, file: string) => ({
  'rsbuild.config.ts': `import { ${name} } from './${file}';\nexport default { plugins: [${name}()] };\n`,
});

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
    says: 'Rsbuild calls it when it initializes the configuration, once for each registration of the plugin.',
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
      'Rsbuild calls setup with the parameter api.',
      'Through the members of api, your plugin can change code and output files, read the configuration or run code at a certain point.',
      'If it returns a promise, Rsbuild waits for it.',
      'Without pre, Rsbuild sets up one plugin after the other.',
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
      'pre and post contain the names of plugins that are set up before and after this one.',
      'Other plugins refer to it by this name, so choose a unique one.',
      'Set the other three fields when its order matters or when it should turn off another plugin:',
      'If yours depends on another one, name that plugin in pre:',
      'You can also name a plugin that only some projects use, because Rsbuild ignores the name of a plugin that is missing.',
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
    says: 'Rsbuild runs both, the second one right after the first.',
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
    says: ['Plugins dependencies has loop: a,b', 'For example, a names b in pre, and b names a.'],
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
      'remove contains the names of plugins to turn off.',
      'When your plugin replaces another one, put the name of that plugin into remove',
      'Here, Rsbuild skips the setup function of the Sass plugin:',
      'How far remove reaches depends on where your plugin is registered:',
      'For all environments: it removes the other one everywhere.',
      'For one environment: it removes what is registered for the same environment, but a plugin for all environments remains.',
      'In both cases, getPlugins and isPluginExists still report the removed plugin.',
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
      const partly = await run({
        plugins: [victim('all')],
        environments: {
          web: { plugins: [victim('web'), remover()] },
          admin: { plugins: [victim('admin')] },
        },
      });
      assert.deepEqual(ran.sort(), ['admin', 'all']);
      const { length } = partly
        .getPlugins({ environment: 'web' })
        .filter(({ name }) => name === 'victim');
      assert.equal(length, 2);
      assert.equal(partly.isPluginExists('victim', { environment: 'web' }), true);
    },
  },
  {
    says: [
      'api.context | Get information about the run',
      'api.getNormalizedConfig | Read the final configuration',
      'api.getRsbuildConfig | Read the current configuration',
      'api.isPluginExists | Check whether a plugin is registered',
      'The object has the type Readonly<RsbuildContext> and contains the version, the paths, the action and more, like rsbuild.context.',
      "The plugin reads distPath in a hook, because the path of the output directory isn't known from the start.",
      'In setup and in the hooks modifyRsbuildConfig and modifyEnvironmentConfig, distPath is an empty string.',
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
    says: [
      "Call api.transform to change the source code of modules before they become part of the bundle, or to turn a file type that Rspack doesn't support into JavaScript.",
      'For example, this plugin lets you import CSV files:',
      'The handler gets the text of the file and returns a module that exports the rows, so Rspack bundles this code in its place:',
    ],
    shown: { containing: 'export default [[' },
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-csv.ts', 'src/prices.csv', 'src/index.js'],
    files: uses('pluginCsv', 'plugin-csv'),
    expect({ read, shown }) {
      const rows = /(\[\[.*\]\])/.exec(shown)?.[1];
      assert.ok(rows && read('static/js/index.js').replaceAll(/\s/g, '').includes(rows));
    },
  },
  {
    says: 'An app can now import its price list:',
    shown: 'src/prices.csv',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-csv.ts', 'src/prices.csv', 'src/index.js'],
    files: uses('pluginCsv', 'plugin-csv'),
    expect({ read, shown }) {
      const rows = shown
        .trim()
        .split('\n')
        .map((line) => line.split(','));
      assert.ok(read('static/js/index.js').replaceAll(/\s/g, '').includes(JSON.stringify(rows)));
    },
  },
  {
    says: [
      'Your handler reads another file.',
      "You edit that file, and the page stays as it was, because Rspack doesn't notice the edit.",
    ],
    run: 'script',
    files: { ...files, LICENSE: 'free', 'told.txt': 'told' },
    async expect({ root }) {
      const [watched = []] = await recorded<string[]>(root, (api, record) => {
        api.transform({ test: /deep\.js$/ }, ({ addDependency }) => {
          addDependency(`${root}/told.txt`);
          return `console.log(${JSON.stringify(fs.readFileSync(`${root}/LICENSE`, 'utf8'))});`;
        });
        api.onAfterEnvironmentCompile(({ stats }) =>
          record([...stats!.compilation.fileDependencies]),
        );
      });
      assert.ok(watched.includes(`${root}/told.txt`));
      assert.ok(!watched.includes(`${root}/LICENSE`));
    },
  },
  {
    says: [
      'api.modify…, api.on… | Register hooks',
      'The remaining members of api register hooks, which Plugin hooks describes one by one:',
    ],
    run: 'script',
    expect() {
      const described = [
        'context',
        'transform',
        'resolve',
        'processAssets',
        'expose',
        'useExposed',
      ];
      const read = ['getNormalizedConfig', 'getRsbuildConfig', 'isPluginExists'];
      const rest = packageMembers('RsbuildPluginAPI').filter(
        (name) => ![...described, ...read].includes(name),
      );
      assert.ok(rest.length > 0);
      for (const name of rest) assert.match(name, /^(?:modify|on)[A-Z]/);
    },
  },
  {
    says: 'For example, this plugin prints a line after each build:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-hello.ts', { title: 'rsbuild.config.ts', containing: 'pluginHello' }],
    expect: ({ log }) => assert.equal(log.match(/^built with Rsbuild \d+\.\d+\.\d+$/gm)?.length, 1),
  },
  {
    says: 'Even if a project lists plugin-theme first, the order is now:',
    shown: { section: 'Order of plugins', containing: 'plugin-tokens\n' },
    run: 'script',
    async expect({ root, shown }) {
      const order: string[] = [];
      const made = (name: string, rest?: Rest) => plugin(name, () => void order.push(name), rest);
      await rspackConfig(root, {
        plugins: [made('plugin-theme', { pre: ['plugin-tokens'] }), made('plugin-tokens')],
      });
      assert.deepEqual(order, shown.trim().split('\n'));
    },
  },
  {
    says: 'In a build of the project /home/ada/shop, this prints:',
    shown: { containing: '/home/ada/shop' },
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ containing: 'pluginPaths', as: 'plugin-paths.ts' }],
    files: uses('pluginPaths', 'plugin-paths'),
    expect({ log, root, shown }) {
      const printed = log.split('\n').filter((line) => [root, `${root}/dist`].includes(line));
      assert.equal(printed.join('\n'), shown.trim().replaceAll('/home/ada/shop', root));
    },
  },
  {
    says: 'The same file can then be a module in one place and plain text in another:',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-text.ts', { title: 'src/manual.js', as: 'src/index.js' }],
    files: {
      ...uses('pluginText', 'plugin-text'),
      'src/greet.js': "export const greet = () => console.log('hello');\n",
    },
    expect({ read }) {
      const code = read('static/js/index.js');
      assert.match(code, /greet = \(\)\s*=>\s*console\.log\(['"]hello['"]\)/);
      assert.ok(code.includes(`"export const greet = () => console.log('hello');\\n"`));
    },
  },
  {
    says: 'Instead of a query, you can match an import attribute, which is part of the JavaScript syntax:',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-lines.ts', { title: 'src/poem.js', as: 'src/index.js' }],
    files: { ...uses('pluginLines', 'plugin-lines'), 'src/poem.txt': 'one\ntwo\n' },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /\[\s*"one",\s*"two"\s*\]/),
  },
  {
    says: 'you can limit your handler to some of these builds with targets or environments.',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-platform.ts'],
    files: {
      'rsbuild.config.ts': `import { pluginPlatform } from './plugin-platform';
export default {
  plugins: [pluginPlatform()],
  environments: {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
  },
};
`,
      'src/index.js': 'console.log(__PLATFORM__);\n',
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /console\.log\("web"\)/);
      assert.match(read('server/index.js'), /console\.log\("node"\)/);
    },
  },
  ...[true, false].map<Proof>((raw) => ({
    says: [
      'For binary files, set raw.',
      'Otherwise, the file is decoded as text and its bytes are lost.',
      'When you set raw, code is a Buffer at run time, although its type is string:',
    ],
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-bytes.ts', { title: 'src/bytes.js', as: 'src/index.js' }],
    files: {
      'rsbuild.config.ts': `import { pluginBytes } from './plugin-bytes';
const { name, setup } = pluginBytes();
export default {
  plugins: [
    {
      name,
      setup: (api) =>
        setup({ ...api, transform: (only, handler) => api.transform({ ...only, raw: ${raw} }, handler) }),
    },
  ],
};
`,
      'src/table.bin': Buffer.from([1, 200, 255]),
    },
    expect: ({ read }) =>
      assert.equal(/\[\s*1,\s*200,\s*255\s*\]/.test(read('static/js/index.js')), raw),
  })),
  {
    says: [
      'To put an additional file into the output directory, use emitFile.',
      'Here, the browser gets the URL of a CSV file instead of its rows:',
      'The build also writes this file:',
    ],
    shown: { containing: 'dist/data/prices.csv' },
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-sources.ts', 'src/prices.csv', 'src/index.js'],
    files: uses('pluginSources', 'plugin-sources'),
    expect({ files: built, read, shown }) {
      assert.ok(built.includes(shown.trim().replace('dist/', '')));
      assert.equal(read('data/prices.csv'), 'tea,3\nmilk,2\n');
      assert.match(read('static/js/index.js'), /"\/data\/prices\.csv"/);
    },
  },
  {
    says: 'The bundle then contains the result instead of the computation:',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-static.ts', { title: 'src/prime-page.js', as: 'src/index.js' }],
    files: {
      ...uses('pluginStatic', 'plugin-static'),
      'src/primes.js':
        'export const primes = [2, 3, 4, 5].filter((n) => [2, 3].every((d) => d >= n || n % d));\n',
    },
    expect({ read }) {
      const code = read('static/js/index.js');
      assert.match(code, /primes"?:\s*\[\s*2,\s*3,\s*5\s*\]/);
      assert.doesNotMatch(code, /every/);
    },
  },
  {
    says: 'For src/index.js, this prints:',
    shown: { containing: 'enforce: pre\n' },
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-order.ts'],
    files: uses('pluginOrder', 'plugin-order'),
    expect({ log, shown }) {
      const printed = log.split('\n').filter((line) => /^(?:enforce|registered)/.test(line));
      assert.equal(printed.join('\n'), shown.trim());
    },
  },
  ...['north', 'south'].map<Proof>((tenant) => ({
    says: [
      'The code imports shop-config, and the plugin decides which file that is:',
      'Call api.resolve to look at imports before Rspack resolves them, and to redirect some of them.',
    ],
    run: 'command',
    command: 'rsbuild build --mode none',
    env: { TENANT: tenant },
    pageFiles: [
      'plugin-tenant.ts',
      { title: 'rsbuild.config.ts', containing: 'pluginTenant' },
      'config/north.js',
      { title: 'src/shop.js', as: 'src/index.js' },
    ],
    files: { 'config/south.js': "export const currency = 'ZAR';\n" },
    expect({ read }) {
      const code = read('static/js/index.js');
      assert.equal(code.includes("'NOK'"), tenant === 'north');
      assert.equal(code.includes("'ZAR'"), tenant === 'south');
    },
  })),
  {
    says: 'When the file is the same in each build, you need no plugin, because resolve.alias is enough:',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: [
      { title: 'rsbuild.config.ts', containing: 'alias' },
      'config/north.js',
      { title: 'src/shop.js', as: 'src/index.js' },
    ],
    expect: ({ read }) => assert.match(read('static/js/index.js'), /'NOK'/),
  },
  {
    says: 'Its parameter also has the current environment, so you can resolve the same import to different files in the browser and on the server:',
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-storage.ts'],
    files: {
      'rsbuild.config.ts': `import { pluginStorage } from './plugin-storage';
export default {
  plugins: [pluginStorage()],
  environments: {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
  },
};
`,
      'src/index.js': "import 'storage';\n",
      'storage/web.js': "console.log('browser');\n",
      'storage/node.js': "console.log('server');\n",
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /'browser'/);
      assert.match(read('server/index.js'), /'server'/);
    },
  },
  {
    says: [
      'A virtual module has no file.',
      'api.resolve leads the import to a file that exists, with a query at the end, and api.transform returns the code for this query:',
    ],
    run: 'command',
    command: 'rsbuild build --mode none',
    ...ofRoutes,
    expect({ files, read }) {
      assert.match(read('static/js/index.js'), /'\/home': ?\(\) ?=>/);
      assert.ok(files.some((file) => /^static\/js\/async\//.test(file)));
    },
  },
  {
    says: 'When you add a page while the dev server is running, the list is updated, because the plugin calls addContextDependency.',
    run: 'script',
    ...ofRoutes,
    expect: ({ root, port, write }) =>
      inDevelopment(root, port, async (get) => {
        assert.doesNotMatch(await get('/static/js/index.js'), /'\/about'/);
        await until(async () => {
          write('src/pages/about.js', "export const title = 'About';\n");
          return (await get('/static/js/index.js')).includes("'/about'");
        });
      }),
  },
  {
    says: 'But relative imports in your code start from the folder of that file',
    run: 'script',
    files: {
      'src/index.js': "import 'virtual:word';\n",
      'plugins/file.js': '',
      'plugins/word.js': "console.log('beside the file');\n",
    },
    async expect({ root }) {
      const virtual = plugin('virtual', (api) => {
        api.resolve(({ resolveData }) => {
          if (resolveData.request === 'virtual:word') {
            resolveData.request = `${root}/plugins/file.js?word`;
          }
        });
        api.transform({ resourceQuery: /^\?word$/ }, () => "import './word.js';");
      });
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins: [virtual] } });
      const { stats, close } = await rsbuild.build();
      assert.equal(stats?.hasErrors(), false);
      await close();
    },
  },
  {
    says: 'Its code comes from your plugin, for example a list of the pages in a folder.',
    run: 'command',
    command: 'rsbuild build --mode none',
    ...ofRoutes,
    files: { ...ofRoutes.files, 'src/pages/about.js': "export const title = 'About';\n" },
    expect({ read }) {
      const routes = read('static/js/index.js').matchAll(/'(\/\w+)': ?\(\) ?=>/g);
      assert.deepEqual([...routes].map(([, route]) => route).sort(), ['/about', '/home']);
    },
  },
  {
    says: "You can choose whichever JavaScript or TypeScript file you like, because its own code isn't used.",
    run: 'script',
    files: {
      'src/index.js': "import { word } from 'virtual:word';\nconsole.log(word);\n",
      ...Object.fromEntries(scripts.map((name) => [name, 'its own code ((\n'])),
    },
    async expect({ root }) {
      for (const name of scripts) {
        const virtual = plugin('virtual', (api) => {
          api.resolve(({ resolveData }) => {
            if (resolveData.request === 'virtual:word') {
              resolveData.request = `${root}/${name}?word`;
            }
          });
          api.transform(
            { resourceQuery: /^\?word$/ },
            () => "export const word = 'of the plugin';",
          );
        });
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { output: { filenameHash: false }, plugins: [virtual] },
        });
        const { close } = await rsbuild.build();
        await close();
        const text = fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8');
        assert.match(text, /of the plugin/, name);
        assert.doesNotMatch(text, /its own code/, name);
        fs.rmSync(`${root}/dist`, { recursive: true });
      }
    },
  },
  {
    says: 'so the plugin writes absolute paths.',
    run: 'script',
    ...ofRoutes,
    async expect({ root }) {
      const { content } = await loadConfig({ cwd: root });
      const codes: string[] = [];
      const probe = plugin('probe', (api) => {
        api.transform({ resourceQuery: /^\?routes$/, enforce: 'post' }, ({ code }) => {
          codes.push(code);
          return code;
        });
      });
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...content, plugins: [...content.plugins!, probe] },
      });
      const { close } = await rsbuild.build();
      await close();
      assert.equal(codes.length, 1);
      const requests = [...codes[0]!.matchAll(/import\(['"](.*?)['"]\)/g)];
      assert.deepEqual(
        requests.map(([, request]) => request),
        [`${root}/src/pages/home.js`],
      );
    },
  },
  {
    says: "TypeScript reports an error, though, because the type of the handler doesn't allow undefined.",
    run: 'script',
    files: {
      'kept.ts': transforming('code'),
      'nothing.ts': transforming('undefined'),
    },
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['kept.ts']), []);
      const [error, ...others] = typeErrors(root, ['nothing.ts']);
      assert.match(error!, /^TS2322: .*undefined.* is not assignable/s);
      assert.deepEqual(others, []);
    },
  },
  {
    says: 'A plugin needs a name and a setup function.',
    run: 'script',
    files: Object.fromEntries(
      Object.entries(objects).map(([file, object]) => [
        file,
        `import type { RsbuildPlugin } from '@rsbuild/core';
export const plugin: RsbuildPlugin = ${object};
`,
      ]),
    ),
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['both.ts']), []);
      assert.match(typeErrors(root, ['nameless.ts']).join(), /Property 'name' is missing/);
      assert.match(typeErrors(root, ['idle.ts']).join(), /Property 'setup' is missing/);
    },
  },
  {
    says: 'When your plugin is for development only, or for builds only, look at action, which has its value from the start.',
    run: 'script',
    ...ofNotes,
    async expect({ root, port }) {
      await inDevelopment(root, port, async (get) => assert.match(await get('/'), /notes\.js/));
      const { content } = await loadConfig({ cwd: root });
      const { close } = await (await createRsbuild({ cwd: root, rsbuildConfig: content })).build();
      await close();
      assert.doesNotMatch(fs.readFileSync(`${root}/dist/index.html`, 'utf8'), /notes\.js/);
    },
  },
  {
    says: [
      'A project can then register the two in either order:',
      'After the build, the registry prints the name that the other plugin added:',
      'The other plugin has to call api.expose first, so name that plugin in pre:',
    ],
    shown: { section: 'api.useExposed', nth: 4 },
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [
      'plugin-registry.ts',
      'plugin-pages.ts',
      { title: 'rsbuild.config.ts', containing: 'pluginRegistry' },
    ],
    expect: ({ log, shown }) => assert.ok(log.split('\n').includes(shown.trim())),
  },
  {
    says: "If you can't, call useExposed in a hook, because each setup function has run by then:",
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-registry.ts', { containing: 'pluginLate', as: 'plugin-late.ts' }],
    files: {
      'rsbuild.config.ts': `import { pluginLate } from './plugin-late';
import { pluginRegistry } from './plugin-registry';
export default { plugins: [pluginLate(), pluginRegistry()] };
`,
    },
    expect: ({ log }) => assert.ok(log.split('\n').includes('late')),
  },
  {
    says: [
      'If you want to measure files instead of changing them, use the last stage, report.',
      'Limit the handler with targets or environments when only some builds matter:',
    ],
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-sizes.ts'],
    files: uses('pluginSizes', 'plugin-sizes'),
    expect({ log, read }) {
      assert.ok(log.includes(`index.html ${read('index.html').length}\n`));
      assert.ok(log.includes(`static/js/index.js ${read('static/js/index.js').length}\n`));
    },
  },
  {
    says: [
      'api.transform | Change the code of modules',
      'You pass a descriptor that selects the modules and a handler that returns their new code.',
      'Each field is optional.',
      'If you set more than one, a module has to match all of them.',
      'test | Rspack.RuleSetCondition | The path of the module without the query',
      'resourceQuery | Rspack.RuleSetCondition | The query of the module',
      'targets | RsbuildTarget[] | The output.target',
      'environments | string[] | The name of the environment',
      'issuer | Rspack.RuleSetCondition | The path of the module that contains the import | 1.2.0',
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
      assert.deepEqual(
        (await selected(root, {})).sort(),
        await selected(root, { test: own }).then((names) => names.sort()),
      );
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
    says: 'with | Record<string, Rspack.RuleSetCondition> | The import attributes | 1.2.0',
    run: 'script',
    files: {
      'src/index.js': "import './part.js';\nimport './with.js' with { type: 'url' };\n",
      'src/part.js': 'console.log(1);\n',
      'src/with.js': 'console.log(2);\n',
    },
    expect: async ({ root }) =>
      assert.deepEqual(await selected(root, { with: { type: 'url' } }), ['with.js']),
  },
  {
    says: 'mimetype | Rspack.RuleSetCondition | The MIME type of a data: module | 1.3.16',
    run: 'script',
    files: { 'src/index.js': "import 'data:text/javascript,console.log(5)';\n" },
    expect: async ({ root }) =>
      assert.equal((await selected(root, { mimetype: 'text/javascript' })).length, 1),
  },
  {
    says: [
      'issuerLayer | string | The layer of the module that contains the import | 1.1.0',
      'layer | string | Puts the module into this layer | 1.1.0',
    ],
    run: 'script',
    files: layered,
    async expect({ root }) {
      const layers = { tools: { rspack: { experiments: { layers: true } } } };
      assert.deepEqual(await belowLayer(root, layers), ['below.js']);
    },
  },
  {
    says: [
      'The build fails because of a layer',
      'Your descriptor sets layer, but layers are experimental in Rspack. Turn on experiments.layers:',
    ],
    run: 'script',
    files: layered,
    expect: ({ root }) => assert.rejects(belowLayer(root)),
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
      'To run before or after the others regardless of registration, set enforce:',
      'The code of the module stays as it is.',
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
    says: 'Your handler returns a string, and the debugger shows other lines than it should, because the existing source map remains.',
    run: 'script',
    files,
    expect: async ({ root }) => assert.match(await mapAfter(root, false, 'post'), /src\/deep\.js/),
  },
  {
    says: "To replace the map, set enforce: 'post' and return { code, map }.",
    run: 'script',
    files,
    expect: async ({ root }) => assert.match(await mapAfter(root, true, 'post'), /own words/),
  },
  ...([undefined, 'pre'] as const).map<Proof>((enforce) => ({
    says: 'Rsbuild drops a map unless a loader before this handler has made a source map.',
    run: 'script',
    files,
    async expect({ root }) {
      const text = await mapAfter(root, true, enforce);
      assert.doesNotMatch(text, /own words/);
      assert.match(text, /src\/deep\.js/);
    },
  })),
  {
    says: [
      'Use addDependency to tell Rspack about this file:',
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
      'The handler gets an object and returns the new code, or a promise of it.',
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
      'Unlike api.transform, api.resolve takes no descriptor.',
      "request is the import as it's written in the code.",
      'The handler gets the imports of the project, except for externals, and decides which of them to change.',
      'context is the folder from which Rspack resolves the import.',
      'contextInfo describes the module that contains the import.',
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
    says: [
      'The output still has the old code, although your plugin now returns other code.',
      'The project uses performance.buildCache, and Rsbuild skips your handler for modules that come from the cache.',
    ],
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
      "Your api.resolve handler doesn't see the @import of a stylesheet, because a loader such as css-loader has resolved it before.",
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
    says: [
      "You add a file to fileDependencies, missingDependencies or contextDependencies of resolveData, but a change of this file doesn't trigger a rebuild.",
      'Use addDependency in api.transform instead.',
    ],
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
      "You've added /* Shop */ in the stage additions, and the minifier of a production build has removed this comment.",
      'Add comments in a stage after optimize-size instead.',
      'sources contains the classes of webpack-sources, which you need to create new content:',
    ],
    run: 'script',
    async expect({ root }) {
      const prefixed = async (
        mode: 'development' | 'production',
        stage: (typeof stages)[number] = 'additions',
      ) => {
        await recorded(
          root,
          (api) =>
            api.processAssets({ stage }, ({ assets, compilation, sources }) => {
              for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
                compilation.updateAsset(name, (old) => new sources.ConcatSource('/* Shop */', old));
            }),
          { mode, output: { filenameHash: false } },
        );
        return fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8').includes('Shop');
      };
      assert.equal(await prefixed('development'), true);
      assert.equal(await prefixed('production'), false);
      for (const stage of stages.slice(stages.indexOf('optimize-size') + 1))
        assert.equal(await prefixed('production', stage), true, stage);
    },
  },
  {
    says: [
      'api.processAssets | Add, change or remove output files',
      'To add a file, emit it in the stage additional:',
      'The build then also writes this file:',
      'This plugin puts a line in front of each script:',
      'To remove files, wait until the other plugins are done with them, and delete them in summarize:',
    ],
    shown: { containing: 'dist/version.txt' },
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['plugin-version.ts', 'plugin-shop.ts', 'plugin-no-licenses.ts'],
    files: {
      'rsbuild.config.ts': `import { pluginVersion } from './plugin-version';
import { pluginShop } from './plugin-shop';
import { pluginNoLicenses } from './plugin-no-licenses';
export default { plugins: [pluginVersion(), pluginShop(), pluginNoLicenses()] };
`,
      'src/index.js': "/*! license */\nconsole.log('page');\n",
    },
    expect({ files: built, read, shown }) {
      assert.ok(built.includes(shown.trim().replace('dist/', '')));
      assert.equal(read('version.txt'), '1.0.0');
      assert.match(read('static/js/index.*.js'), /globalThis\.shop=1/);
      assert.ok(!built.some((file) => file.endsWith('.LICENSE.txt')));
    },
  },
  {
    says: [
      'This plugin puts a line in front of each script:',
      'Before minification, each script then starts with this line:',
    ],
    shown: { containing: 'globalThis.shop = 1;', nth: 2 },
    run: 'command',
    command: 'rsbuild build --mode none',
    pageFiles: ['plugin-shop.ts'],
    files: {
      ...uses('pluginShop', 'plugin-shop'),
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "console.log('later');\n",
    },
    expect({ files: built, read, shown }) {
      const scripts = built.filter((file) => file.endsWith('.js'));
      assert.equal(scripts.length, 2);
      for (const file of scripts) assert.ok(read(file).startsWith(`${shown.trim()}\n`), file);
    },
  },
  {
    says: 'Recording file names. In a production build, the hashes in the names are final from optimize-hash on, so use this stage or a later one.',
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
    says: ['optimize-size | Minify files', 'dev-tooling | Create source maps'],
    run: 'script',
    files: { 'src/index.js': "const shoe = 'a running shoe';\nconsole.log(shoe, shoe);\n" },
    async expect({ root }) {
      const seen = await recorded<[stage: string, isMinified: boolean, hasMap: boolean]>(
        root,
        (api, record) => {
          for (const stage of ['optimize-compatibility', 'optimize-size', 'dev-tooling'] as const)
            api.processAssets({ stage }, ({ assets }) => {
              const names = Object.keys(assets);
              const script = assets[names.find((name) => name.endsWith('.js'))!]!;
              record([
                stage,
                !String(script.source()).includes('const shoe ='),
                names.some((name) => name.endsWith('.js.map')),
              ]);
            });
        },
        { mode: 'production', output: { sourceMap: true } },
      );
      assert.deepEqual(seen, [
        ['optimize-compatibility', false, false],
        ['optimize-size', true, false],
        ['dev-tooling', true, true],
      ]);
    },
  },
  {
    says: [
      'The stages run in this order.',
      'additional | Add new files',
      'pre-process | Do basic preparation',
      'derived | Create files from other files',
      'additions | Add content to files',
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
      'For two kinds of work, you need a late stage:',
      'Reading HTML files. They are in assets in the stage report, but not in early stages.',
      'stage | ProcessAssetsStage | The stage in which the handler runs',
      'Call api.processAssets to work on the output files before Rspack writes them.',
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
    says: ['Invalid process assets stage: <name>', 'There is no such stage.'],
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
      'Call api.expose to offer a value to other plugins, under a name or a symbol.',
      'Call api.useExposed to get the value that another plugin offers.',
      'It returns undefined if there is none.',
      "It's set up after yours.",
      'The other plugin has to call api.expose first',
    ],
    run: 'script',
    async expect({ root }) {
      const id = Symbol('shop');
      const seen: unknown[] = [];
      await rspackConfig(root, {
        plugins: [
          plugin('early', (api) => void seen.push(api.useExposed(id), api.useExposed('none'))),
          plugin('offers', (api) => {
            api.expose(id, 1);
            api.expose('name', 'a');
          }),
          plugin('late', (api) => void seen.push(api.useExposed(id), api.useExposed('name'))),
        ],
      });
      assert.deepEqual(seen, [undefined, undefined, 1, 'a']);
    },
  },
  {
    says: 'If two plugins offer a value under the same id, other plugins get the first one.',
    run: 'script',
    async expect({ root }) {
      const seen: unknown[] = [];
      await rspackConfig(root, {
        plugins: [
          plugin('one', (api) => api.expose('id', 1)),
          plugin('two', (api) => api.expose('id', 2)),
          plugin('late', (api) => void seen.push(api.useExposed('id'))),
        ],
      });
      assert.deepEqual(seen, [1]);
    },
  },
];
