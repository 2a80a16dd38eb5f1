import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { atLoader, loadersOf } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

const modules = {
  'src/index.js':
    "import styles from './a.module.css';\nimport * as all from './a.module.css';\nconsole.log(styles, all);\n",
  'src/a.module.css': '.shop { color: red }',
};
const css = atLoader('compiled/css-loader');

const returnsNoText =
  "With output.injectStyles, or where Rsbuild doesn't emit CSS, such as for the target node, an import doesn't return the text.";

export const proofs: Proof[] = [
  {
    says: 'The other options of css-loader are url, import, esModule and exportType.',
    run: 'build',
    files: { ...styled, 'src/a.css': '.a { background: url(./none.png) }' },
    config: { tools: { cssLoader: { url: false } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\("?\.\/none\.png"?\)/),
  },
  {
    says: 'Rsbuild then removes the plugin that extracts CSS, and no CSS files are written.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    config: { tools: { cssLoader: { exportType: 'string' } } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.css')), files.join()),
  },
  css(
    [
      'importLoaders | The number of loaders for CSS that run before css-loader.',
      "modules | The fields of output.cssModules, by default auto: true, namedExport: false, exportGlobals: false and exportLocalsConvention: 'camelCase'",
      'modules.localIdentName | [path][name]__[local]-[hash:base64:6], in production [local]-[hash:base64:6]',
      'sourceMap | output.sourceMap.css',
    ],
    {},
    ({ modules, sourceMap, importLoaders }) => {
      assert.equal(modules.localIdentName, '[local]-[hash:base64:6]');
      assert.deepEqual(
        [modules.auto, modules.namedExport, modules.exportGlobals, modules.exportLocalsConvention],
        [true, false, false, 'camelCase'],
      );
      assert.equal(sourceMap, false);
      assert.equal(importLoaders, 1);
    },
  ),
  css(
    'modules.localIdentName | [path][name]__[local]-[hash:base64:6], in production [local]-[hash:base64:6]',
    { mode: 'development' },
    ({ modules }) => assert.equal(modules.localIdentName, '[path][name]__[local]-[hash:base64:6]'),
  ),
  css('sourceMap | output.sourceMap.css', { output: { sourceMap: { css: true } } }, (options) =>
    assert.equal(options.sourceMap, true),
  ),
  css(
    'modules | The fields of output.cssModules',
    { output: { cssModules: { auto: /a/ } } },
    (options) => assert.deepEqual(options.modules.auto, /a/),
  ),
  css(
    "modules.exportOnlyLocals | true where Rsbuild doesn't emit CSS, for example for the target node. You can't change it there",
    {
      output: { target: 'node' },
      tools: { cssLoader: { modules: { exportOnlyLocals: false } } },
    },
    ({ modules }) => assert.equal(modules.exportOnlyLocals, true),
  ),
  ...(
    [
      [{ tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }) } }, 2],
      [{ output: { target: 'node' } }, 0],
      [{}, 1],
    ] as [RsbuildConfig, number][]
  ).map(([config, count]) =>
    css(
      "importLoaders | The number of loaders for CSS that run before css-loader. It's 1 with Lightning CSS, 2 with PostCSS as well, and 0 where Rsbuild doesn't emit CSS",
      config,
      ({ importLoaders }) => assert.equal(importLoaders, count),
    ),
  ),
  css(
    [
      'Object | Merged deeply with the options that Rsbuild sets',
      'Objects and functions are applied from left to right',
    ],
    { tools: { cssLoader: { modules: { exportGlobals: true } } } },
    ({ modules }) => {
      assert.equal(modules.exportGlobals, true);
      assert.equal(modules.exportLocalsConvention, 'camelCase');
    },
  ),
  css(
    'Array | Objects and functions are applied from left to right',
    {
      tools: {
        cssLoader: [{ url: false }, (options) => void (options.import = options.url as boolean)],
      },
    },
    (options) => assert.equal(options.import, false),
  ),
  css(
    'Function | Gets these options and can change them or return new ones',
    { tools: { cssLoader: (options) => void (options.import = !options.modules) } },
    (options) => assert.equal(options.import, false),
  ),
  css(
    'Function | Gets these options and can change them or return new ones',
    { tools: { cssLoader: () => ({ url: false }) } },
    (options) => assert.deepEqual(options, { url: false }),
  ),
  {
    says: [
      'css-loader resolves a url() that starts with / like a module, so Rspack looks for the file in the project root.',
      'If there is no such file, a build that emits CSS fails, even if the file is in the public directory:',
    ],
    shown: { containing: '/bg.png' },
    run: 'build',
    files: {
      'public/bg.png': 'png',
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { background: url(/bg.png) }',
    },
    config: {},
    expect({ error, log, shown }) {
      assert.ok(error);
      assert.ok(log.includes(shown.trim()), log);
    },
  },
  {
    says: 'css-loader resolves a url() that starts with / like a module, so Rspack looks for the file in the project root.',
    run: 'build',
    files: {
      'bg.png': 'png',
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { background: url(/bg.png) }',
    },
    config: { output: { dataUriLimit: 0 } },
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /url\(\/static\/image\/bg\.\w{8}\.png\)/),
  },
  {
    says: 'It then writes them to the CSS unchanged and without the asset prefix.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'filter' },
    with: { output: { assetPrefix: 'https://cdn.example.com/' } },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { background: url(/bg.png) }',
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\(\/bg\.png\)/),
  },
  ...(
    [
      ['@import "/shared.css";', true],
      ['@import "./b.css";\n@import "/shared.css";', false],
    ] as const
  ).map(([imports, kept]): Proof => ({
    says: [
      'import.filter does the same for @import.',
      'Browsers ignore an @import after other rules, though, and the minimizer removes it.',
      'So it only works if no other stylesheet comes before it in the CSS file.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': `${imports}\n.a { color: red }`,
      'src/b.css': '.b { color: blue }',
    },
    config: { tools: { cssLoader: { import: { filter: (url) => !url.startsWith('/') } } } },
    expect: ({ read }) =>
      assert.equal(read('static/css/index.*.css').includes('@import "/shared.css"'), kept),
  })),
  ...([true, false] as const).map((salted): Proof => ({
    says: 'If two applications on one page have the same class names, you can give one of them other hashes:',
    run: 'build',
    files: modules,
    ...(salted
      ? { sample: { title: 'rsbuild.config.ts', containing: 'localIdentHashSalt' } }
      : { config: {} }),
    expect: ({ read }) =>
      assert.equal(/\.shop-a0LFa2\{/.test(read('static/css/index.*.css')), !salted),
  })),
  {
    says: 'Elsewhere, leave it off, because imports of CSS Modules fail with it',
    run: 'build',
    files: modules,
    config: { tools: { cssLoader: { modules: { exportOnlyLocals: true } } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /export 'default' \(imported as 'styles'\) was not found/);
    },
  },
  ...[false, true].map((namedExport): Proof => ({
    says: [
      'If you use CSS Modules, also set namedExport in output.cssModules to true.',
      'Otherwise, the build fails.',
    ],
    run: 'build',
    files: modules,
    config: {
      output: { cssModules: { namedExport } },
      tools: { cssLoader: { exportType: 'string' } },
    },
    expect({ error, read }) {
      if (namedExport) assert.match(read('static/js/index.*.js'), /\.shop-\w{6} ?\{/);
      else assert.ok(error);
    },
  })),
  {
    says: returnsNoText,
    run: 'preview',
    files: {
      'src/index.js': "import a from './a.css';\ndocument.title = typeof a;\n",
      'src/a.css': '.a { color: red }',
    },
    config: { output: { injectStyles: true }, tools: { cssLoader: { exportType: 'string' } } },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'undefined'),
  },
  ...(['web', 'node'] as const).map((target): Proof => ({
    says: returnsNoText,
    run: 'build',
    files: {
      'src/index.js': "import a from './a.css';\nconsole.log(a);\n",
      'src/a.css': '.a { color: red }',
    },
    config: {
      output: { target, filenameHash: false },
      tools: { cssLoader: { exportType: 'string' } },
    },
    expect: ({ read }) =>
      assert.equal(
        /color: ?red/.test(read(target === 'web' ? 'static/js/index.js' : 'index.js')),
        target === 'web',
      ),
  })),
  {
    says: "For these imports, Rsbuild sets exportType: 'string' and modules: false.",
    run: 'rspack',
    config: {},
    expect(config) {
      const options = loadersOf(config)
        .filter(({ loader }) => loader?.includes('compiled/css-loader'))
        .map((each) => each.options as { exportType?: string; modules: unknown });
      assert.deepEqual(
        options.filter(({ exportType }) => exportType === 'string').map((each) => each.modules),
        [false],
      );
    },
  },
  ...(
    [
      [pluginLess(), 2],
      [pluginStylus(), 2],
      [pluginSass(), 3],
      [pluginSass({ rewriteUrls: false }), 2],
    ] as const
  ).map(([plugin, count]): Proof => ({
    says: "For Less and Stylus it's one more, and for Sass two more, or one more with rewriteUrls: false",
    run: 'rspack',
    config: { plugins: [plugin] },
    expect(config) {
      const counts = loadersOf(config)
        .filter(({ loader }) => loader?.includes('compiled/css-loader'))
        .map((each) => (each.options as { importLoaders: number }).importLoaders);
      assert.deepEqual([...new Set(counts)].sort(), [1, count]);
    },
  })),
  {
    says: "If you set exportType: 'string' in this option, it applies to each stylesheet.",
    run: 'build',
    files: {
      'src/index.js': "import a from './a.css';\nimport b from './b.css';\nconsole.log(a, b);\n",
      'src/a.css': '.a { color: red }',
      'src/b.css': '.b { color: red }',
    },
    config: { tools: { cssLoader: { exportType: 'string' } } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /\.a ?\{[\s\S]*\.b ?\{/),
  },
];
