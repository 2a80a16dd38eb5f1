import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import {
  modifyBabelLoaderOptions,
  pluginBabel,
  type PluginBabelOptions,
} from '@rsbuild/plugin-babel';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { printedRspackFile } from '#kit/printed-rspack-file';
import type { Proof } from '#tools/prover/proof';

const withBabel = (options?: PluginBabelOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'production',
  ...rest,
  plugins: [pluginBabel(options)],
});
const babel = async (root: string, options?: PluginBabelOptions, rest?: RsbuildConfig) =>
  loaderOptions(await rspackConfig(root, withBabel(options, rest)), 'babel-loader');
const names = (list: (string | [string])[]) =>
  list.map((item) => (typeof item === 'string' ? item : item[0]));

type Chained = Extract<PluginBabelOptions['babelLoaderOptions'], (...args: never[]) => unknown>;

/** A Babel plugin that turns the text `source` into the text `babel`. */
const marks = () => ({
  visitor: {
    StringLiteral({ node }: { node: { value: string } }) {
      if (node.value === 'source') node.value = 'babel';
    },
  },
});
/** Adds that plugin to the Babel of the page's own configuration. */
const markedByBabel: RsbuildPlugin = {
  name: 'marked-by-babel',
  pre: ['rsbuild:babel'],
  setup: (api) =>
    api.modifyBundlerChain((chain, { CHAIN_ID }) =>
      modifyBabelLoaderOptions({
        chain,
        CHAIN_ID,
        modifier: (options) => ({ ...options, plugins: [...(options.plugins ?? []), marks] }),
      }),
    ),
};
const marking = { babelLoaderOptions: { plugins: [marks] } };
const files = {
  'src/index.js':
    "import './part.js';\nimport 'shop-dep';\nconst a = 'source';\nconsole.log(a ?? 'index');\n",
  'src/part.js': "console.log('source', 'part');\n",
  'node_modules/shop-dep/package.json': '{ "name": "shop-dep", "main": "index.js" }',
  'node_modules/shop-dep/index.js': "console.log('source', 'dep', globalThis.x ?? 1);\n",
};
const output = { minify: false };
const script = 'static/js/index.*.js';
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;

const listsMarks = '{ "plugins": ["./marks.cjs"] }';

/** With an option of plugin-babel, a project's own files of Babel are read or not. */
const readsBabelFiles = (
  says: string[],
  option: string,
  babelFiles: Record<string, string>,
  isRead: boolean,
): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild build',
  files: {
    'rsbuild.config.mjs': `import { pluginBabel } from '@rsbuild/plugin-babel';
export default {
  output: { minify: false },
  plugins: [pluginBabel({ babelLoaderOptions: { ${option} } })],
};
`,
    'package.json': '{ "name": "shop" }',
    'marks.cjs': `module.exports = ${marks.toString()};\n`,
    ...babelFiles,
    'src/index.js': "console.log('source');\n",
  },
  expect: ({ read }) =>
    assert.match(read(script), isRead ? /log\(['"]babel['"]/ : /log\(['"]source['"]/),
});

export const proofs: Proof[] = [
  {
    says: [
      'Babel then gets your JavaScript and TypeScript first, and SWC compiles the result.',
      'Each file first goes through babel-loader and then through builtin:swc-loader.',
      'Babel therefore gets your source code, and SWC transforms the result',
    ],
    run: 'rspack',
    config: withBabel(),
    expect(config) {
      const loaders = loadersOf(config).map(({ loader }) => loader!);
      const babelAt = loaders.findIndex((name) => name.includes('babel-loader'));
      // Loaders of a rule run from the last to the first.
      assert.ok(loaders[babelAt - 1] === 'builtin:swc-loader', loaders.join(', '));
    },
  },
  ...['<number>value', 'value as number'].map<Proof>((cast) => ({
    says: [
      'Babel reads each file as TSX, also .ts files, so a type assertion in angle brackets looks like JSX to it.',
      'In the files that Babel compiles, use as instead:',
    ],
    run: 'build',
    config: withBabel({}, { source: { entry: { index: './src/index.ts' } } }),
    files: { 'src/index.ts': `const value: unknown = 1;\nconsole.log(${cast});\n` },
    expect(built) {
      if (cast.startsWith('<')) assert.match(failure(built), /Unterminated JSX contents/);
      else assert.equal(built.error, undefined);
    },
  })),
  {
    says: [
      'You set neither include nor exclude. Babel compiles the same files as SWC: your code and the files of source.include, without those of source.exclude.',
    ],
    run: 'build',
    config: withBabel(marking, {
      output,
      source: { include: [/shop-dep/], exclude: [/part\.js$/] },
    }),
    files,
    expect({ read }) {
      assert.match(read(script), /['"]babel['"],\s*['"]dep['"]/);
      assert.match(read(script), /['"]source['"],\s*['"]part['"]/);
      assert.match(read(script), /const a\s*=\s*['"]babel['"]/);
    },
  },
  {
    says: [
      'You set one of the two. The plugin adds a separate rule for Babel, which applies to the script files that match.',
      'From then on, source.include and source.exclude only concern SWC.',
      'Set include to choose which files Babel compiles.',
    ],
    run: 'build',
    config: withBabel(
      { ...marking, include: [/shop-dep/, /part\.js$/] },
      {
        output: { ...output, overrideBrowserslist: ['chrome 60'] },
        source: { exclude: [/part\.js$/] },
      },
    ),
    files,
    expect({ read }) {
      assert.match(read(script), /['"]babel['"],\s*['"]dep['"],\s*globalThis\.x\s*\?\?\s*1/);
      assert.match(read(script), /['"]babel['"],\s*['"]part['"]/);
      assert.match(read(script), /a\s*=\s*['"]source['"]/);
    },
  },
  {
    says: [
      'When you set this option alone, Babel compiles the other script files, including those in node_modules',
      "Set exclude for files that Babel shouldn't compile.",
    ],
    run: 'build',
    config: withBabel({ ...marking, exclude: /part\.js$/ }, { output }),
    files,
    expect({ read }) {
      assert.match(read(script), /['"]babel['"],\s*['"]dep['"]/);
      assert.match(read(script), /['"]source['"],\s*['"]part['"]/);
    },
  },
  {
    says: 'A string matches files whose absolute path starts with it.',
    run: 'script',
    async expect({ root }) {
      const rules = (await rspackConfig(root, withBabel({ include: '/shop/src' }))).module!.rules!;
      assert.ok(JSON.stringify(rules).includes('"include":["/shop/src"]'));
    },
  },
  {
    says: [
      'The plugin stores what Babel compiles in node_modules/.cache/babel-loader. When you set a cacheDirectory in performance.buildCache, the plugin uses the folder babel-loader in that directory instead.',
      'To turn this cache off, set performance.buildCache to false.',
      'Your function or object starts from these defaults:',
      'babelrc, configFile | false',
      'compact | true in production mode, otherwise false',
      "plugins | @babel/plugin-proposal-decorators with source.decorators. If its version is 'legacy', also @babel/plugin-transform-class-properties",
      'presets | @babel/preset-typescript with allExtensions, allowDeclareFields, allowNamespaces, isTSX and optimizeConstEnums set to true',
      'cacheDirectory | node_modules/.cache/babel-loader (see Cache)',
      'cacheCompression | false',
      'cacheIdentifier | A value that depends on NODE_ENV, the options and the versions of Babel and babel-loader',
    ],
    run: 'script',
    async expect({ root }) {
      const own = await babel(root);
      assert.equal(own.cacheDirectory, `${root}/node_modules/.cache/babel-loader`);
      assert.deepEqual(
        [own.babelrc, own.configFile, own.compact, own.cacheCompression],
        [false, false, true, false],
      );
      assert.equal((await babel(root, {}, { mode: 'development' })).compact, false);
      assert.match(names(own.plugins).join(), /plugin-proposal-decorators/);
      assert.equal(own.plugins.length, 1);
      assert.deepEqual(own.plugins[0][1], { version: '2022-03' });
      const legacy = await babel(root, {}, { source: { decorators: { version: 'legacy' } } });
      assert.match(names(legacy.plugins).join(), /plugin-transform-class-properties/);
      assert.match(names(own.presets).join(), /preset-typescript/);
      assert.deepEqual(own.presets[0][1], {
        allExtensions: true,
        allowDeclareFields: true,
        allowNamespaces: true,
        isTSX: true,
        optimizeConstEnums: true,
      });
      const cacheDirectory = `${root}/cache`;
      const moved = await babel(root, {}, { performance: { buildCache: { cacheDirectory } } });
      assert.equal(moved.cacheDirectory, `${root}/cache/babel-loader`);
      const off = await babel(root, {}, { performance: { buildCache: false } });
      assert.ok(!off.cacheDirectory);
      const other = await babel(root, { babelLoaderOptions: { comments: false } });
      assert.notEqual(other.cacheIdentifier, own.cacheIdentifier);
    },
  },
  {
    says: [
      'But each of its fields replaces the default.',
      'An object with plugins loses the plugin for decorators, and one with presets loses the support for TypeScript.',
    ],
    run: 'script',
    async expect({ root }) {
      const { plugins, presets, compact } = await babel(root, {
        babelLoaderOptions: { plugins: ['a'], presets: ['b'] },
      });
      assert.deepEqual([plugins, presets, compact], [['a'], ['b'], true]);
    },
  },
  {
    says: [
      'It can change the options that it gets, or return new ones:',
      'You can also pass an array of objects and functions, which are applied from left to right.',
      'Its second parameter contains utilities, such as addPlugins and addPresets, which take a list.',
      'The second parameter contains utilities that edit the lists for you:',
      'addPlugins | BabelPlugin[] | Appends plugins. A single plugin has to be in an array as well',
      'addPresets | BabelPlugin[] | Appends presets',
      'removePlugins | string | string[] | Removes the plugins whose name or path contains the text',
      'removePresets | string | string[] | Removes the presets whose name or path contains the text',
      "modifyPresetReactOptions | PresetReactOptions | Merges options into @babel/preset-react, if it's in the list",
      "modifyPresetEnvOptions | PresetEnvOptions | Merges options into @babel/preset-env, if it's in the list",
      'To remove or modify an entry, the utilities look for its name or path, so they skip a plugin or preset that is in the list as a function.',
      'Find this entry in config.plugins or config.presets yourself.',
      'They are deprecated and change nothing.',
    ],
    run: 'script',
    async expect({ root }) {
      const before = await rspackConfig(root, withBabel());
      const options = await babel(root, {
        babelLoaderOptions: [
          { compact: false },
          (config, utils) => {
            assert.equal(config.compact, false);
            utils.removePlugins('proposal-decorators');
            utils.removePresets('preset-typescript');
            utils.addPlugins(['a', 'b']);
            utils.addPresets([
              ['@babel/preset-env', { loose: true }],
              ['@babel/preset-react', { development: true }],
            ]);
            utils.modifyPresetReactOptions({ runtime: 'automatic' });
            utils.modifyPresetEnvOptions({ modules: false });
          },
          (config) => ({ ...config, comments: false }),
        ],
      });
      assert.deepEqual(options.plugins, ['a', 'b']);
      assert.deepEqual(options.presets, [
        ['@babel/preset-env', { loose: true, modules: false }],
        ['@babel/preset-react', { development: true, runtime: 'automatic' }],
      ]);
      assert.deepEqual([options.compact, options.comments], [false, false]);
      const preset = () => ({});
      const skipped = await babel(root, {
        babelLoaderOptions(config, utils) {
          Object.assign(config, { plugins: [marks], presets: [preset, [preset, {}]] });
          utils.removePlugins('marks');
          utils.removePresets(['preset']);
          utils.modifyPresetEnvOptions({ modules: false });
        },
      });
      assert.deepEqual([skipped.plugins, skipped.presets], [[marks], [preset, [preset, {}]]]);
      const without = await rspackConfig(
        root,
        withBabel({
          babelLoaderOptions(_, { addIncludes, addExcludes }) {
            addIncludes(/a/);
            addExcludes(/b/);
          },
        }),
      );
      const rules = ({ module }: typeof before) => JSON.stringify(module!.rules!.length);
      assert.equal(rules(without), rules(before));
    },
  },
  {
    says: [
      'When you write an Rsbuild plugin, it can change the Babel options that @rsbuild/plugin-babel has registered, as @rsbuild/plugin-solid does.',
    ],
    run: 'script',
    async expect({ root }) {
      const own: RsbuildPlugin = {
        name: 'own',
        pre: ['rsbuild:babel'],
        setup(api) {
          api.modifyBundlerChain((chain, { CHAIN_ID }) =>
            modifyBabelLoaderOptions({
              chain,
              CHAIN_ID,
              modifier: (options) => ({ ...options, comments: false }),
            }),
          );
        },
      };
      const config = await rspackConfig(root, { plugins: [pluginBabel(), own] });
      assert.equal(loaderOptions(config, 'babel-loader').comments, false);
    },
  },
  {
    says: [
      "If Babel's options contain an error, the first file that Babel compiles fails with Module build failed",
      "The name of the plugin or preset is misspelled, or the package isn't installed.",
    ],
    run: 'build',
    config: withBabel({ babelLoaderOptions: { plugins: ['babel-plugin-missing'] } }),
    expect(result) {
      assert.match(failure(result), /Module build failed/);
      assert.match(failure(result), /Cannot find (package|module) 'babel-plugin-missing'/);
    },
  },
  {
    says: 'Babel looks for plugins and presets from the folder in which you run the command',
    run: 'build',
    config: withBabel({ babelLoaderOptions: { plugins: ['./marks.cjs'] } }),
    files: { 'marks.cjs': 'module.exports = () => ({});\n' },
    expect: (result) =>
      assert.ok(
        failure(result).includes(`Could not resolve "./marks.cjs" in file ${process.cwd()}`),
      ),
  },
  {
    says: 'You use one plugin for two libraries, often babel-plugin-import, so the list contains it twice.',
    run: 'build',
    config: withBabel({
      babelLoaderOptions: {
        plugins: [marks, marks],
      },
    }),
    files,
    expect: (result) => assert.match(failure(result), /Duplicate plugin\/preset detected/),
  },
  {
    says: [
      'Since Babel comes first, it has to be able to parse and compile your code.',
      "Babel doesn't compile private methods by default.",
      'For example, decorators of the version legacy make Babel rewrite class fields, and it then rejects private methods until you add @babel/plugin-transform-private-methods:',
    ],
    run: 'build',
    config: withBabel({}, { source: { decorators: { version: 'legacy' } } }),
    files: { 'src/index.js': 'class A { #run() {} b = this.#run(); }\nconsole.log(new A());\n' },
    expect: (result) => assert.match(failure(result), /Class private methods are not enabled/),
  },
  {
    says: 'When one of the functions returns new options, the utilities in the next functions still edit the earlier options, so their changes get lost.',
    run: 'script',
    async expect({ root }) {
      const after = async (first: Chained, second: Chained) =>
        names((await babel(root, { babelLoaderOptions: [first, second] })).plugins).join();
      const same: Chained = () => undefined;
      const renewed: Chained = (config) => ({ ...config, plugins: [...config.plugins!] });
      const added: Chained = (_, { addPlugins }) => addPlugins(['late']);
      const removed: Chained = (_, { removePlugins }) => removePlugins('decorators');
      assert.match(await after(same, added), /late/);
      assert.doesNotMatch(await after(renewed, added), /late/);
      assert.match(await after(renewed, (config) => void config.plugins!.push('late')), /late/);
      assert.doesNotMatch(await after(same, removed), /decorators/);
      assert.match(await after((config) => ({ ...config }), removed), /decorators/);
    },
  },
  ...[undefined, true, false].map((buildCache): Proof => ({
    says: [
      'You edit the code of a Babel plugin, and the output stays as it was.',
      'The cache ignores the edit, whether the plugin is inline or in a file of your project.',
      'Delete node_modules/.cache or your own cache directory',
      'To turn this cache off, set performance.buildCache to false.',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const printed = async (value: string) => {
        const plugin = () => ({
          visitor: {
            StringLiteral({ node }: { node: { value: string } }) {
              if (node.value === 'source') node.value = value;
            },
          },
        });
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: withBabel(
            { babelLoaderOptions: { plugins: [plugin] } },
            { output: { filenameHash: false }, performance: { buildCache } },
          ),
        });
        const { close } = await rsbuild.build();
        await close();
        return /first|second/.exec(fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8'))?.[0];
      };
      assert.equal(await printed('first'), 'first');
      assert.equal(await printed('second'), buildCache === false ? 'second' : 'first');
      fs.rmSync(`${root}/node_modules/.cache`, { recursive: true, force: true });
      assert.equal(await printed('second'), 'second');
    },
  })),
  {
    says: [
      'If it fails on a recent feature, add the plugin for that feature.',
      'For example, decorators of the version legacy make Babel rewrite class fields, and it then rejects private methods until you add @babel/plugin-transform-private-methods:',
      'Add @babel/plugin-transform-private-methods, as in the example of Work with SWC.',
    ],
    run: 'build',
    sample: { containing: 'plugin-transform-private-methods' },
    with: { output: { minify: false } },
    files: { 'src/index.js': 'class A { #run() {} b = this.#run(); }\nconsole.log(new A());\n' },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(read(script), /#run/);
    },
  },
  {
    says: 'To let Babel tell the entries apart, add a unique name as the third item of each entry:',
    run: 'build',
    config: withBabel(
      {
        babelLoaderOptions: {
          plugins: [
            [marks, {}, 'first'],
            [marks, {}, 'second'],
          ],
        },
      },
      { output },
    ),
    files,
    expect: ({ read }) => assert.match(read(script), /['"]babel['"]/),
  },
  {
    says: 'To see which options Babel gets in the end, run a command in debug mode. It prints the path of an Rspack configuration, such as dist/.rsbuild/rspack.config.web.mjs. Search this file for babel-loader:',
    run: 'command',
    command: 'rsbuild build',
    env: { DEBUG: 'rsbuild' },
    files: {
      'rsbuild.config.mjs': `import { pluginBabel } from '@rsbuild/plugin-babel';
export default { plugins: [pluginBabel({ babelLoaderOptions: { comments: false } })] };
`,
    },
    expect: (result) => assert.match(printedRspackFile(result), /babel-loader[^]*comments: false/),
  },
  {
    says: 'Besides modifyBabelLoaderOptions, the package exports getDefaultBabelOptions and getBabelUtils.',
    run: 'script',
    async expect() {
      const names = Object.keys(await import('@rsbuild/plugin-babel'));
      for (const name of ['getDefaultBabelOptions', 'getBabelUtils', 'modifyBabelLoaderOptions'])
        assert.ok(names.includes(name), names.join());
    },
  },
  ...[true, false].map<Proof>((listed) => ({
    says: [
      'A package in node_modules needs one of your Babel plugins, but by default, Babel leaves packages alone.',
      'include is the list for Babel.',
      'Once you set include, that list decides what Babel compiles, so name your own code in it, too.',
      'source.include is the list for SWC. Add the package to this list as well if its syntax is too new for your browsers.',
    ],
    run: 'build',
    sample: { containing: 'shop-charts' },
    with: {
      output: { ...output, overrideBrowserslist: ['chrome 60'] },
      ...(!listed && { source: { exclude: [/shop-charts/] } }),
      plugins: [markedByBabel],
    },
    files: {
      'src/index.js': "import 'shop-charts';\nconsole.log('source', 'own');\n",
      'node_modules/shop-charts/package.json': '{ "name": "shop-charts", "main": "index.js" }',
      'node_modules/shop-charts/index.js': "console.log('source', 'dep', globalThis.x ?? 1);\n",
    },
    expect({ read }) {
      assert.match(read(script), /['"]babel['"],\s*['"]dep['"]/);
      assert.match(read(script), /['"]babel['"],\s*['"]own['"]/);
      assert.equal(/globalThis\.x\s*\?\?/.test(read(script)), !listed);
    },
  })),
  ...[true, false].map((isSet) =>
    readsBabelFiles(
      [
        'By default, Babel ignores .babelrc and babel.config.js.',
        'But when another tool, such as Jest, shares the file, let Babel read it:',
      ],
      isSet ? 'configFile: true' : '',
      {
        'babel.config.js': "module.exports = { plugins: ['./marks.cjs'] };\n",
        '.babelrc': listsMarks,
      },
      isSet,
    ),
  ),
  ...(
    [
      ['babelrc: true', '.babelrc', true],
      ['', '.babelrc', false],
      ['configFile: true', '.babelrc', false],
      ['configFile: true', 'babel.config.json', true],
      ['babelrc: true', 'babel.config.json', false],
    ] as const
  ).map(([option, file, isRead]) =>
    readsBabelFiles(
      [
        "That's for a file whose name begins with babel.config.",
        'When your project has a .babelrc, set babelrc: true instead.',
      ],
      option,
      { [file]: listsMarks },
      isRead,
    ),
  ),
];
