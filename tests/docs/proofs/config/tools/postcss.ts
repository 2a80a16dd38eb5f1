import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import {
  createRsbuild,
  type PostCSSPlugin,
  type RsbuildConfig,
  type ToolsConfig,
} from '@rsbuild/core';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

/** A plugin that adds its name to the end of a stylesheet. */
const mark = (name: string): PostCSSPlugin => ({
  postcssPlugin: name,
  Once: (root) => void root.append(`.from-${name} { color: red }`),
});
const configFile = {
  ...styled,
  'postcss.config.mjs':
    "export default { plugins: [{ postcssPlugin: 'from-file', Once: (root) => void root.append('.from-file { color: red }') }] };\n",
};

const lateConfig =
  "(async () => ({ plugins: [{ postcssPlugin: 'late', Once: (root) => void root.append('.late { color: red }') }] }))";

/** Proves a row by the names that plugins leave, in their order. */
const added = (
  says: string | string[],
  postcss: NonNullable<ToolsConfig['postcss']>,
  expected = ['file', 'mine'],
): Proof => ({
  says,
  run: 'build',
  files: configFile,
  config: { mode: 'development', output: { sourceMap: false }, tools: { postcss } },
  expect: ({ read }) =>
    assert.deepEqual(read('static/css/index.css').match(/(?<=\.from-)\w+/g) ?? [], expected),
});

export const proofs: Proof[] = [
  {
    says: 'addPlugins takes a plugin or an array of plugins and adds them after those of the config file:',
    run: 'build',
    files: styled,
    config: {
      tools: {
        postcss(_, { addPlugins }) {
          addPlugins({
            postcssPlugin: 'rename',
            Rule(rule) {
              rule.selector = rule.selector.replace('.a', '.renamed');
            },
          });
        },
      },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.renamed\{/),
  },
  {
    says: [
      'Rsbuild looks for postcss.config.* in JavaScript or TypeScript, or another kind of file that postcss-load-config supports, in the project root and then in the folders above it:',
    ],
    run: 'build',
    files: Object.fromEntries(
      Object.entries(configFile).map(([name, text]) => [name.replace('src/', 'app/src/'), text]),
    ),
    config: { root: './app' },
    dist: 'app/dist',
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.from-file/),
  },
  {
    says: 'in the project root and then in the folders above it:',
    run: 'build',
    files: Object.fromEntries(
      Object.entries(configFile).map(([name, text]) => [name.replace('src/', 'app/src/'), text]),
    ),
    config: { root: './app' },
    dist: 'app/dist',
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.from-file/),
  },
  ...(
    [
      ['postcss.config.ts', 'export default { plugins: { mark: {} } };', true],
      ['postcss.config.cjs', 'module.exports = { plugins: { mark: {} } };', true],
      ['.postcssrc.json', '{ "plugins": { "mark": {} } }', true],
      ['package.json', '{ "postcss": { "plugins": { "mark": {} } } }', true],
      ['postcss.config.json', '{ "plugins": { "mark": {} } }', false],
    ] as const
  ).map(([name, text, found]): Proof => ({
    says: 'Rsbuild looks for postcss.config.* in JavaScript or TypeScript, or another kind of file that postcss-load-config supports',
    run: 'build',
    files: {
      ...styled,
      'node_modules/mark/package.json': '{ "name": "mark", "version": "1.0.0" }',
      'node_modules/mark/index.js':
        "module.exports = () => ({ postcssPlugin: 'mark', Once: (root) => void root.append('.from-file { color: red }') });\nmodule.exports.postcss = true;\n",
      [name]: text,
    },
    config: {},
    expect: ({ read }) =>
      assert.equal(read('static/css/index.*.css').includes('.from-file'), found),
  })),
  {
    says: 'in the project root and then in the folders above it:',
    run: 'build',
    files: {
      ...styled,
      'config/postcss.config.mjs': configFile['postcss.config.mjs'],
    },
    config: {},
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /\.from-file/),
  },
  {
    says: "If there is no plugin and postcssOptions isn't a function, postcss-loader isn't part of the build.",
    run: 'rspack',
    config: {},
    expect: (config) => assert.doesNotMatch(JSON.stringify(config.module), /postcss-loader/),
  },
  {
    says: [
      'Rsbuild looks for postcss.config.*',
      "sets config: false, so that the loader doesn't look for the file again.",
      'Rsbuild sets these options:',
      'postcssOptions | The plugins of the config file, as an array in plugins',
      'implementation | PostCSS 8.5.3, which Rsbuild includes',
      'sourceMap | output.sourceMap.css',
    ],
    run: 'rspack',
    files: configFile,
    config: {},
    expect(config) {
      const { postcssOptions, implementation, sourceMap } = loaderOptions(config, 'postcss-loader');
      assert.equal(postcssOptions.config, false);
      assert.deepEqual(
        postcssOptions.plugins.map((plugin: { postcssPlugin: string }) => plugin.postcssPlugin),
        ['from-file'],
      );
      const postcss = createRequire(import.meta.url)(implementation) as {
        (): { version: string };
      };
      assert.equal(postcss().version, '8.5.3');
      assert.equal(sourceMap, false);
    },
  },
  {
    says: "Rsbuild reads the PostCSS config file when it starts and doesn't watch it.",
    run: 'dev',
    alone: true,
    files: configFile,
    async expect({ get, write }) {
      const css = async () => (await get('/static/css/index.css')).text();
      assert.match(await css(), /from-file/);
      write('postcss.config.mjs', 'export default { plugins: [] };\n');
      write('src/a.css', '.edited { display: flex }\n');
      await until(async () => (await css()).includes('edited'));
      assert.match(await css(), /from-file/);
    },
  },
  ...['parser: fail', 'syntax: { parse: fail, stringify: fail }', 'stringifier: fail'].map(
    (field): Proof => ({
      says: [
        'Only the plugins of the file take effect',
        'In 1.3.22, a parser, syntax or stringifier in the PostCSS config file has no effect',
      ],
      run: 'build',
      files: {
        ...styled,
        'postcss.config.mjs': `function fail() {
  throw new Error('in use');
}
export default {
  ${field},
  plugins: [{ postcssPlugin: 'from-file', Once: (root) => void root.append('.from-file { color: red }') }],
};
`,
      },
      config: {},
      expect({ log, read }) {
        assert.match(read('static/css/index.*.css'), /\.from-file/);
        assert.doesNotMatch(log, /parser|syntax|stringifier/);
      },
    }),
  ),
  {
    says: [
      'Import the parser in the Rsbuild config and return it from a function instead, as in postcssOptions: () => ({ parser }).',
      'The plugins of the file are kept.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      ...configFile,
      'rsbuild.config.mjs': `import { createRequire } from 'node:module';
const { parse } = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core'))('../compiled/postcss/index.js');
const parser = (css) => parse(css + '.from-parser { margin: 0 }');
export default { tools: { postcss: { postcssOptions: () => ({ parser }) } } };
`,
    },
    expect({ read }) {
      const css = read('static/css/index.*.css');
      assert.match(css, /\.from-parser/);
      assert.match(css, /\.from-file/);
    },
  },
  {
    says: 'sourceMap | output.sourceMap.css',
    run: 'rspack',
    files: configFile,
    config: { output: { sourceMap: { css: true } } },
    expect: (config) => assert.equal(loaderOptions(config, 'postcss-loader').sourceMap, true),
  },
  added('addPlugins(…) | Kept, and yours come after them', (_, { addPlugins }) =>
    addPlugins(mark('mine')),
  ),
  added(
    'options.postcssOptions.plugins.push(…) in a function | Kept, and yours come after them',
    (options) =>
      void (options.postcssOptions as { plugins: PostCSSPlugin[] }).plugins.push(mark('mine')),
  ),
  added(
    [
      '{ postcssOptions: (loaderContext) => ({ … }) } | Kept, and yours come after them',
      'You can set postcssOptions to a function, which is called for each stylesheet.',
      'The plugins that it returns come after those of the config file:',
    ],
    { postcssOptions: () => ({ plugins: [mark('mine')] }) },
  ),
  ...[
    { postcssOptions: { plugins: [mark('mine')] } },
    () => ({ postcssOptions: { plugins: [mark('mine')] } }),
  ].map((postcss) =>
    added(
      [
        '{ postcssOptions: { plugins: […] } }, as an object or returned | Lost, also if postcssOptions has other fields but no plugins',
        'Object | Its fields replace the options below.',
        "Nested fields aren't merged",
      ],
      postcss,
      ['mine'],
    ),
  ),
  added(
    '{ postcssOptions: { plugins: […] } }, as an object or returned | Lost, also if postcssOptions has other fields but no plugins',
    { postcssOptions: { map: false } },
    [],
  ),
  added(
    'Array | Objects and functions are applied from left to right',
    [
      { postcssOptions: { plugins: [mark('first')] } },
      ({ postcssOptions }) => ({
        postcssOptions: {
          plugins: [...(postcssOptions as { plugins: PostCSSPlugin[] }).plugins, mark('second')],
        },
      }),
    ],
    ['first', 'second'],
  ),
  {
    says: 'This one changes a single field:',
    run: 'rspack',
    files: configFile,
    sample: { title: 'rsbuild.config.ts', containing: 'options.sourceMap = false' },
    with: { output: { sourceMap: { css: true } } },
    expect(config) {
      const { postcssOptions, sourceMap } = loaderOptions(config, 'postcss-loader');
      assert.equal(sourceMap, false);
      assert.equal(postcssOptions.plugins.length, 1);
    },
  },
  ...['build', 'dev'].map((command): Proof => ({
    says: [
      'The function has to return an object, even if it adds no plugin.',
      'Otherwise, the build or the dev server exits with [rsbuild:css] postcssOptions function must return a PostCSSOptions object.',
    ],
    run: 'command',
    command: `rsbuild ${command}`,
    files: {
      ...styled,
      'rsbuild.config.mjs':
        'export default { tools: { postcss: { postcssOptions: () => undefined } } };\n',
    },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(
        log,
        /\[rsbuild:css\] `postcssOptions` function must return a PostCSSOptions object/,
      );
    },
  })),
  {
    says: [
      "The function can't be asynchronous.",
      "Rsbuild doesn't wait for the promise, and its plugins are lost without a message.",
    ],
    run: 'build',
    files: styled,
    config: {
      tools: {
        postcss: { postcssOptions: (async () => ({ plugins: [mark('late')] })) as never },
      },
    },
    expect({ read, error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
      assert.doesNotMatch(read('static/css/index.*.css'), /late/);
    },
  },
  {
    says: 'PostCSS runs before Lightning CSS, which adds and removes prefixes for your target browsers.',
    run: 'build',
    files: { ...styled, 'src/a.css': '.a { color: red }' },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: {
        postcss: (_, { addPlugins }) =>
          addPlugins({
            postcssPlugin: 'select',
            Once: (root) => void root.append('.late { user-select: none }'),
          }),
      },
    },
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /\.late\{-webkit-user-select:none/),
  },
  {
    says: [
      "A function for tools.postcss itself can't be asynchronous either.",
      "If an async function returns nothing, the build fails with Cannot read properties of undefined (reading 'postcssOptions').",
    ],
    run: 'script',
    async expect({ root, write }) {
      write('src/index.js', styled['src/index.js']);
      write('src/a.css', styled['src/a.css']);
      const rsbuildConfig: RsbuildConfig = {
        tools: { postcss: (async () => {}) as never },
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      await assert.rejects(rsbuild.build(), {
        message: "Cannot read properties of undefined (reading 'postcssOptions')",
      });
    },
  },
  ...[configFile, styled].map<Proof>((files) => ({
    says: 'If it returns the options, the loader fails, or the plugins that it passes to addPlugins are lost.',
    run: 'build',
    files,
    config: {
      tools: {
        postcss: (async (
          options: object,
          { addPlugins }: { addPlugins: (plugin: unknown) => void },
        ) => {
          addPlugins(mark('mine'));
          return options;
        }) as never,
      },
    },
    expect({ error, log, read }) {
      if (files === configFile) assert.match(`${error}${log}`, /TypeError: .*postcss-loader/s);
      else assert.doesNotMatch(read('static/css/index.*.css'), /mine/);
    },
  })),
  {
    says: 'If you need to wait for something, write postcss.config.mjs with a top-level await.',
    run: 'build',
    files: { ...styled, 'postcss.config.mjs': `export default await ${lateConfig}();\n` },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.late\{/),
  },
  {
    says: 'An asynchronous function that this file exports adds no plugins.',
    run: 'build',
    files: { ...styled, 'postcss.config.mjs': `export default ${lateConfig};\n` },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /\.late\{/),
  },
  {
    says: "The same is true where Rsbuild doesn't emit CSS, for example for the target node.",
    run: 'rspack',
    files: configFile,
    config: { output: { target: 'node' } },
    expect: (config) =>
      assert.ok(!loadersOf(config).some(({ loader }) => loader?.includes('postcss-loader'))),
  },
];
