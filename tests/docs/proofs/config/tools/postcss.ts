import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  createRsbuild,
  type PostCSSPlugin,
  type RsbuildConfig,
  type ToolsConfig,
} from '@rsbuild/core';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { looksLike } from '#kit/looks-like';
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
    says: 'pass one of them or an array to addPlugins.',
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
    says: 'Rsbuild uses it without further settings:',
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
    says: 'The file can be a postcss.config.* in JavaScript or TypeScript, or another kind of file that postcss-load-config supports.',
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
    says: 'in the project root and then in the directories above it',
    run: 'build',
    files: {
      ...styled,
      'config/postcss.config.mjs': configFile['postcss.config.mjs'],
    },
    config: {},
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /\.from-file/),
  },
  {
    says: 'Without a plugin or a function for postcssOptions, Rsbuild leaves out postcss-loader, so PostCSS costs no time.',
    run: 'rspack',
    config: {},
    expect: (config) => assert.doesNotMatch(JSON.stringify(config.module), /postcss-loader/),
  },
  {
    says: [
      'Rsbuild has already read the PostCSS config file when the loader starts.',
      'while Rsbuild includes PostCSS 8.5.3',
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
    says: 'In a production build without a PostCSS config file, they look like this:',
    shown: { containing: 'const options = {' },
    run: 'script',
    async expect({ root, shown }) {
      let found: object | undefined;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          mode: 'production',
          tools: { postcss: (options) => void (found = structuredClone(options)) },
        },
      });
      await rsbuild.initConfigs();
      const options: Record<string, unknown> = runInNewContext(`${shown}options`);
      const ofCore = (path: unknown) => String(path).split('/node_modules/').pop();
      assert.deepEqual(
        { ...found, implementation: ofCore((found as typeof options).implementation) },
        { ...structuredClone(options), implementation: ofCore(options.implementation) },
      );
    },
  },
  {
    says: 'Pass an array of objects and functions, which Rsbuild applies from left to right:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: '{ sourceMap: false },' },
    with: { output: { sourceMap: { css: true } } },
    expect(config) {
      const { postcssOptions, sourceMap } = loaderOptions(config, 'postcss-loader');
      assert.equal(sourceMap, false);
      assert.deepEqual(
        postcssOptions.plugins.map((plugin: { postcssPlugin: string }) => plugin.postcssPlugin),
        ['drop-comments'],
      );
    },
  },
  {
    says: "postcssOptions.config is the one field that you can't change",
    run: 'rspack',
    files: configFile,
    config: { tools: { postcss: { postcssOptions: { config: true, plugins: [mark('mine')] } } } },
    expect: (config) =>
      assert.equal(loaderOptions(config, 'postcss-loader').postcssOptions.config, false),
  },
  {
    says: 'In the output, the pixels have become rem:',
    shown: { containing: '.title{' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['src/index.css'],
    files: { 'src/index.js': "import './index.css';\n" },
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  {
    says: ['Set postcssOptions to a function', 'and you return the plugins that this file needs.'],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "includes('node_modules')" },
    files: {
      'src/index.js': "import './a.css';\nimport 'buttons/b.css';\n",
      'src/a.css': '.mine { font-size: 24px }',
      'node_modules/buttons/package.json': '{ "name": "buttons", "version": "1.0.0" }',
      'node_modules/buttons/b.css': '.theirs { font-size: 24px }',
    },
    expect: ({ read }) =>
      assert.equal(
        read('static/css/index.*.css').match(/\.mine.*/)?.[0],
        '.mine{font-size:1.5rem}.theirs{font-size:24px}',
      ),
  },
  ...[true, false].map<Proof>((told) => ({
    says: [
      'But a build cache would still give you the old result',
      'so add the file to buildDependencies:',
    ],
    run: 'script',
    ...(told
      ? { sample: { title: 'rsbuild.config.ts', containing: 'buildDependencies' } }
      : { config: { performance: { buildCache: true } } }),
    async expect({ root, write, config }) {
      for (const [name, text] of Object.entries(configFile)) write(name, text);
      const build = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
        const { close } = await rsbuild.build();
        await close();
        const folder = join(root, 'dist/static/css');
        return readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('');
      };
      assert.match(await build(), /from-file/);
      write(
        'postcss.config.mjs',
        "export default { plugins: [{ postcssPlugin: 'later', Once: (root) => void root.append('.later { color: red }') }] };\n",
      );
      assert.equal((await build()).includes('.later'), told);
    },
  })),
  {
    says: "Rsbuild reads the file when it starts and doesn't watch it, so run the command again after an edit.",
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
        'A parser, syntax or stringifier in the PostCSS config file',
        'Rsbuild takes only the plugins from the file and leaves out these fields without a message.',
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
    says: 'The value of sourceMap comes from output.sourceMap.css.',
    run: 'rspack',
    files: configFile,
    config: { output: { sourceMap: { css: true } } },
    expect: (config) => assert.equal(loaderOptions(config, 'postcss-loader').sourceMap, true),
  },
  added(
    [
      'addPlugins keeps the plugins of your PostCSS config file and adds yours.',
      'You can also use both.',
    ],
    (_, { addPlugins }) => addPlugins(mark('mine')),
  ),
  added(
    'The plugins run in the order of the array, after those of your PostCSS config file.',
    (_, { addPlugins }) => addPlugins([mark('first'), mark('second')]),
    ['file', 'first', 'second'],
  ),
  added('Before these plugins, those of your PostCSS config file run for each stylesheet.', {
    postcssOptions: () => ({ plugins: [mark('mine')] }),
  }),
  ...[
    { postcssOptions: { plugins: [mark('mine')] } },
    () => ({ postcssOptions: { plugins: [mark('mine')] } }),
  ].map((postcss) =>
    added(
      [
        'An object, in contrast, replaces whole fields: once you set postcssOptions there, the plugins of the config file are lost without a message.',
        'The same happens when a function returns such an object.',
      ],
      postcss,
      ['mine'],
    ),
  ),
  added(
    'An object, in contrast, replaces whole fields: once you set postcssOptions there, the plugins of the config file are lost without a message.',
    { postcssOptions: { map: false } },
    [],
  ),
  added(
    'Pass an array of objects and functions, which Rsbuild applies from left to right:',
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
    says: 'Turn them off for PostCSS alone:',
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
      'postcssOptions function must return a PostCSSOptions object',
      'Your function for postcssOptions returned undefined for one of the stylesheets, and the build or the dev server exits.',
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
      "An async function for postcssOptions doesn't fail either, but its plugins are lost without a message.",
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
    says: 'You rarely need Autoprefixer, because Lightning CSS runs after PostCSS and adds and removes prefixes for your target browsers.',
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
      "Cannot read properties of undefined (reading 'postcssOptions')",
      "You've set tools.postcss to an async function, and Rsbuild goes on without waiting for it.",
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
  {
    says: 'set them in the PostCSS config file, which may use await at the top level:',
    run: 'build',
    files: { ...styled, 'postcss.config.mjs': `export default await ${lateConfig}();\n` },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.late\{/),
  },
  {
    says: 'An asynchronous function that it exports adds no plugins.',
    run: 'build',
    files: { ...styled, 'postcss.config.mjs': `export default ${lateConfig};\n` },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /\.late\{/),
  },
  {
    says: 'The loader is also absent where Rsbuild emits no CSS, for example for the target node.',
    run: 'rspack',
    files: configFile,
    config: { output: { target: 'node' } },
    expect: (config) =>
      assert.ok(!loadersOf(config).some(({ loader }) => loader?.includes('postcss-loader'))),
  },
];
