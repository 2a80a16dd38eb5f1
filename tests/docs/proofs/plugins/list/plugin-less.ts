import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginLess, type PluginLessOptions } from '@rsbuild/plugin-less';
import { excludedVueStyles } from '#kit/excluded-vue-styles';
import { loaderOptions } from '#kit/loader-options';
import { looksLike } from '#kit/looks-like';
import { mapsOfStyles } from '#kit/maps-of-styles';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const style = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const withLess = (options?: PluginLessOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  ...rest,
  plugins: [pluginLess(options)],
});
const less = async (root: string, options?: PluginLessOptions, rest?: RsbuildConfig) =>
  loaderOptions(await rspackConfig(root, withLess(options, rest)), 'less-loader');
const divisions = '.a { a: 2px / 2; b: 2px ./ 2; c: (2px / 2) }\n';
const one = (name: string, text: string) => ({
  'src/index.js': `import './${name}';\n`,
  [`src/${name}`]: text,
});
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;

export const proofs: Proof[] = [
  ...excludedVueStyles('pluginLess', '@rsbuild/plugin-less', 'less'),
  ...mapsOfStyles(
    'sourceMap | boolean | output.sourceMap.css | Whether Less generates source maps. The output ignores them unless tools.lightningcssLoader is false',
    'page.less',
    (sourceMap) => [
      pluginLess({ lessLoaderOptions: sourceMap === undefined ? {} : { sourceMap } }),
    ],
  ),
  {
    says: [
      './page.less | The styles become part of the page',
      './card.module.less | CSS Modules: an object of class names',
      './page.less?inline | The compiled CSS as a string',
      './page.less?raw | The source code as a string',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    files: {
      'src/index.js': `import './page.less';
import card from './card.module.less';
import text from './text.less?inline';
import source from './text.less?raw';
console.log(card.box, text, source);
`,
      'src/page.less': '@c: red; .page { color: @c }\n',
      'src/card.module.less': '.box { color: red }\n',
      'src/text.less': '@c: blue; .text { color: @c }\n',
    },
    expect({ read }) {
      assert.match(read(style), /^\.page,\.box-[\w-]{6}\{color:red\}/);
      assert.match(read(script), /"box-[\w-]{6}"/);
      assert.match(read(script), /"\.text\{color:#00f\}"/);
      assert.match(read(script), /@c: blue;/);
    },
  },
  {
    says: [
      'To give a component library such as Ant Design 4 the color of your brand, set its Less variables with modifyVars.',
      'They take precedence over the ones in the files:',
    ],
    shown: { containing: '.page{color:#ff5e00}' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'modifyVars' },
    pageFiles: [{ title: 'src/page.less', nth: 1 }],
    files: { 'src/index.js': "import './page.less';\n" },
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  ...[true, false].map<Proof>((reference) => ({
    says: [
      'When each of your files needs the same variables, let the plugin put the import in front of them:',
      'because without it, your CSS would contain the rules of that file as often as you import a Less file.',
    ],
    run: 'build',
    ...(reference
      ? { sample: { title: 'rsbuild.config.ts', containing: '(reference)' } }
      : {
          config: withLess(
            { lessLoaderOptions: { additionalData: "@import '@/styles/variables.less';" } },
            { resolve: { alias: { '@': './src' } }, output: { minify: false } },
          ),
        }),
    pageFiles: ['src/card.less'],
    files: {
      'src/index.js': "import './card.less';\nimport './other.less';\n",
      'src/other.less': '.other { padding: @gap }\n',
      'src/styles/variables.less':
        '@gap: 8px;\n.rounded() { border-radius: 4px }\n.shared { color: teal }\n',
    },
    expect({ read }) {
      const css = read('static/css/index.*.css');
      assert.match(css, /border-radius: ?4px/);
      assert.equal(css.match(/\.shared/g)?.length ?? 0, reference ? 0 : 2);
    },
  })),
  {
    says: 'Without the plugin, a build that imports a .less file fails.',
    run: 'build',
    files: one('page.less', '.a { color: red }\n'),
    expect: (result) => assert.match(failure(result), /page\.less/),
  },
  {
    says: [
      "The plugin brings its own copy of Less 4.3.0, so you don't need to install Less yourself.",
      'Object | Its fields replace the defaults. lessOptions is merged deeply, but arrays such as paths are replaced',
      "implementation | unknown | The plugin's copy | The Less package that compiles the files",
      'sourceMap | boolean | output.sourceMap.css',
      'additionalData | string | function | None',
      'lessOptions | object | See above | The options of Less',
    ],
    run: 'script',
    async expect({ root }) {
      const own = await less(root);
      assert.match(String(own.implementation), /plugin-less\/compiled\/less/);
      const { version } = await import(
        `${String(own.implementation).replace(/index\.js$/, '')}package.json`,
        { with: { type: 'json' } }
      ).then(({ default: manifest }) => manifest as { version: string });
      assert.equal(version, '4.3.0');
      assert.equal(own.additionalData, undefined);
      const { lessOptions } = await less(root, {
        lessLoaderOptions: { lessOptions: { math: 'always', paths: ['a'] } },
      });
      assert.deepEqual(lessOptions, { javascriptEnabled: true, paths: ['a'], math: 'always' });
      for (const css of [true, false])
        assert.equal((await less(root, {}, { output: { sourceMap: { css } } })).sourceMap, css);
    },
  },
  {
    says: [
      'Function | It gets the options and can change them or return new ones.',
      'Array | Objects and functions are applied from left to right',
    ],
    run: 'script',
    async expect({ root }) {
      const options = await less(root, {
        lessLoaderOptions: [
          { additionalData: '@a: 1;' },
          (given, { addExcludes }) => {
            assert.equal(given.additionalData, '@a: 1;');
            assert.equal(typeof addExcludes, 'function');
            given.webpackImporter = false;
          },
          (given) => ({ ...given, additionalData: '@a: 2;' }),
        ],
      });
      assert.deepEqual([options.additionalData, options.webpackImporter], ['@a: 2;', false]);
    },
  },
  {
    says: 'Code to put before each file, or a function that gets the source code and returns the new one. The function can be asynchronous',
    run: 'build',
    config: withLess({
      lessLoaderOptions: { additionalData: async (content) => `@brand: teal;\n${content}` },
    }),
    files: one('page.less', '.page { color: @brand }\n'),
    expect: ({ read }) => assert.match(read(style), /color:teal/),
  },
  {
    says: 'Less files may contain JavaScript expressions, as those of Ant Design 3 do.',
    run: 'build',
    config: withLess(),
    files: one('page.less', '.page { order: `1 + 1` }\n'),
    expect: ({ read }) => assert.match(read(style), /order:2/),
  },
  {
    says: [
      "If you use styles whose authors you don't trust, turn these expressions off:",
      'Inline JavaScript is not enabled',
      "You've set javascriptEnabled to false, and Less stops at a file that contains an expression in backticks.",
    ],
    run: 'build',
    sample: {
      title: 'rsbuild.config.ts',
      containing: 'lessOptions: {\n          javascriptEnabled: false',
    },
    files: one('page.less', '.page { width: `1 + 1` }\n'),
    expect: (result) => assert.match(failure(result), /[Ii]nline JavaScript is not enabled/),
  },
  {
    says: [
      'Set include to select the files that the plugin compiles.',
      'The value works like rule.test in Rspack, so you can pass a regular expression, a string, a function or an array of these.',
      'The value works like rule.exclude in Rspack',
    ],
    run: 'script',
    async expect({ root }) {
      const values = [/\.custom\.less$/, '/src/page.less', () => true, [/a/, '/b']];
      for (const include of values) {
        const config = await rspackConfig(root, withLess({ include, exclude: /foo\.less$/ }));
        const rules = config.module!.rules! as { test?: unknown; exclude?: unknown }[];
        const own = rules.find(({ exclude }) => String(exclude).includes('foo'));
        assert.equal(String(own?.test), String(include));
      }
    },
  },
  {
    says: [
      '2px / 2 | 1px | 2px / 2',
      '2px ./ 2 | 1px | 1px',
      '(2px / 2) | 1px | 1px',
      'Less 4 only computes a division with / if it is inside parentheses, so put the divisions in parentheses:',
      'In styles that were written for Less 3, a division may now end up in your CSS unchanged.',
      'The two versions only differ in the first of these forms:',
    ],
    run: 'build',
    config: withLess({}, { output: { minify: false } }),
    files: one('page.less', divisions),
    expect: ({ read }) => assert.match(read(style), /a: 2px \/ 2;\s*b: 1px;\s*c: 1px;/),
  },
  {
    says: 'Less then computes divisions outside calc() and font, the way Less 3 did.',
    run: 'build',
    config: withLess(
      { lessLoaderOptions: { lessOptions: { math: 'always' } } },
      { output: { minify: false } },
    ),
    files: one('page.less', divisions),
    expect: ({ read }) => assert.match(read(style), /a: 1px;\s*b: 1px;\s*c: 1px;/),
  },
  {
    says: [
      'Less then computes divisions outside calc() and font, the way Less 3 did.',
      "But it also computes a slash that isn't a division, so rgb(0 0 0 / 50%) becomes #000.",
      "Put such values into strings: ~'rgb(0 0 0 / 50%)'.",
    ],
    run: 'build',
    config: withLess(
      { lessLoaderOptions: { lessOptions: { math: 'always' } } },
      { output: { minify: false } },
    ),
    files: one(
      'page.less',
      ".a { a: calc(8px / 2); font: 8px/2 serif; color: rgb(0 0 0 / 50%); fill: ~'rgb(0 0 0 / 50%)'; }",
    ),
    expect({ read }) {
      const rules = read(style);
      assert.match(rules, /a: calc\(8px \/ 2\);/);
      assert.match(rules, /font: 8px ?\/ ?2 serif/);
      assert.match(rules, /color: #000;/);
      assert.match(rules, /fill: #00000080|fill: rgb\(0 0 0 \/ 50%\)/);
    },
  },
  {
    says: 'The query ?raw then only works for the files that the last registration includes.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Compile some files differently' },
    files: {
      'src/index.js':
        "import one from './a.another.less?raw';\nimport two from './b.less?raw';\nconsole.log(one, two);\n",
      'src/a.another.less': '@a: first;\n.a { color: red }\n',
      'src/b.less': '@b: second;\n.b { color: red }\n',
    },
    expect({ read, error }) {
      if (error) return;
      assert.match(read(script), /@a: first;/);
      assert.doesNotMatch(read(script), /@b: second;/);
    },
  },
  {
    says: "webpackImporter | boolean | 'only' | true | Whether Rspack resolves imports. With false, aliases and the prefix ~ don't work, but pkg/page.less is still found in node_modules of the project. With 'only', Less doesn't look for files itself",
    run: 'script',
    files: {
      'src/index.js': "import './page.less';\n",
      'src/parts/part.less': '.part { color: red }\n',
      'own/far.less': '.far { color: red }\n',
      'node_modules/pkg/package.json': '{ "name": "pkg" }\n',
      'node_modules/pkg/page.less': '.pkg { color: red }\n',
    },
    async expect({ root, write }) {
      const paths = [`${root}/node_modules`, `${root}/own`];
      const compiles = async (line: string, webpackImporter: boolean | 'only') => {
        write('src/page.less', `${line}\n`);
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: withLess(
            { lessLoaderOptions: { webpackImporter, lessOptions: { paths } } },
            { resolve: { alias: { '@parts': './src/parts' } } },
          ),
        });
        return rsbuild.build().then(
          async ({ close }) => close().then(() => true),
          () => false,
        );
      };
      const alias = "@import '@parts/part.less';";
      const tilde = "@import '~pkg/page.less';";
      const plain = "@import 'pkg/page.less';";
      const own = "@import 'far.less';";
      const results = [];
      for (const importer of [true, false, 'only'] as const)
        for (const line of [alias, tilde, plain, own]) results.push(await compiles(line, importer));
      assert.deepEqual(results, [
        true,
        true,
        true,
        true,
        false,
        false,
        true,
        true,
        true,
        true,
        true,
        false,
      ]);
    },
  },
  ...[true, false].map<Proof>((spread) => ({
    says: [
      'You can do the same with a function.',
      'Spread the existing lessOptions into the new object, because otherwise paths is lost:',
    ],
    run: 'script',
    ...(spread && { sample: { containing: '...options.lessOptions' } }),
    async expect({ root, config }) {
      const own = spread
        ? loaderOptions(await rspackConfig(root, config), 'less-loader')
        : await less(root, {
            lessLoaderOptions(options) {
              options.lessOptions = { javascriptEnabled: false };
            },
          });
      assert.equal(own.lessOptions.javascriptEnabled, false);
      assert.deepEqual(own.lessOptions.paths, spread ? [`${root}/node_modules`] : undefined);
    },
  })),
  {
    says: [
      'Install the version of Less that the styles need, and pass its path to the plugin:',
      "implementation | unknown | The plugin's copy | The Less package that compiles the files. See Use another version of Less",
      '2px / 2 | 1px | 2px / 2',
      '2px ./ 2 | 1px | 1px',
      '(2px / 2) | 1px | 1px',
    ],
    run: 'build',
    sample: { containing: 'implementation: resolve' },
    with: { output: { minify: false } },
    files: { ...one('page.less', divisions), 'src/less.js': "import 'less';\n" },
    expect: ({ read }) => assert.match(read(style), /a: 1px;\s*b: 1px;\s*c: 1px;/),
  },
];
