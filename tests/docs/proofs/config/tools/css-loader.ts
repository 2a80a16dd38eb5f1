import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { atLoader } from '@site/tests/docs/proving/kit/loader-options';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

const css = atLoader('compiled/css-loader');

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
      'css-loader resolves a url() that starts with / like a module.',
      'If there is no such file, the build fails, even if the file is in the public directory:',
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
