import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { copiedScripts } from '#kit/copied-scripts';
import { atLoader, loaderOptions } from '#kit/loader-options';
import { siblingFolders } from '#kit/sibling-folders';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const swc = atLoader('swc-loader');
const unminified: RsbuildConfig = {
  mode: 'development',
  output: { overrideBrowserslist: ['safari >= 9'] },
};

export const proofs: Proof[] = [
  copiedScripts(["SWC doesn't compile a script whose address you get with new URL()."]),
  ...siblingFolders([
    'JavaScript files whose path begins with that of the project root, except for those in node_modules.',
    'If the root is packages/app, they include those in packages/app-utils',
  ]),
  {
    says: 'Use tools.swc for SWC settings that Rsbuild has no option for.',
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE);' },
    config: {
      tools: {
        swc: { jsc: { transform: { optimizer: { globals: { vars: { PLACE: '"swc"' } } } } } },
      },
    },
    expect: ({ read }) => assert.match(read(script), /"swc"/),
  },
  {
    says: 'If you set jsc.target, the build fails with env and jsc.target cannot be used together.',
    run: 'build',
    config: { tools: { swc: { jsc: { target: 'es2022' } } } },
    expect: ({ error, log }) => {
      assert.ok(error);
      assert.match(log, /`env` and `jsc\.target` cannot be used together/);
    },
  },
  {
    says: 'To avoid the error, remove env in the same function.',
    run: 'build',
    files: {
      'src/index.js': 'class A { #x = 1; static y = (a) => a.#x ?? 2; }\nconsole.log(A.y);',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'delete options.env' },
    with: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /#x/),
  },
  ...(
    [
      ['usage', 0, 1],
      ['entry', 200_000, 800_000],
    ] as const
  ).map(([polyfill, least, most]): Proof => ({
    says: [
      'output.polyfill needs env.',
      "Without it, 'usage' adds no polyfills, and 'entry' adds core-js as a whole:",
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log([1].at(-1));\n' },
    sample: { title: 'rsbuild.config.ts', containing: 'delete options.env' },
    with: { output: { polyfill } },
    expect({ files, read }) {
      const polyfills = files.find((file) => file.includes('lib-polyfill') && file.endsWith('.js'));
      const size = polyfills === undefined ? 0 : read(polyfills).length;
      assert.ok(size >= least && size < most, String(size));
    },
  })),
  swc(['jsc.externalHelpers | true', "isModule | 'unknown'"], {}, ({ jsc, isModule }) => {
    assert.equal(jsc.externalHelpers, true);
    assert.equal(isModule, 'unknown');
  }),
  ...['js', 'ts'].map((extension): Proof => ({
    says: [
      "isModule | 'unknown', so that SWC detects CommonJS and ES modules by the content of a file",
    ],
    run: 'build',
    files: {
      'src/index.js': `import word from './word.${extension}';\nimport { other } from './other';\nconsole.log(word, other);\n`,
      [`src/word.${extension}`]: "module.exports = 'common word';",
      'src/other.js': "export const other = 'other word';",
    },
    config: {},
    expect: ({ read }) => assert.match(read(script), /common word/),
  })),
  swc(
    "jsc.parser | { syntax: 'typescript', tsx: false, decorators: true }, also for JavaScript files",
    {},
    ({ jsc }) =>
      assert.deepEqual(jsc.parser, { syntax: 'typescript', tsx: false, decorators: true }),
  ),
  swc(
    "jsc.transform | The values for source.decorators, by default { legacyDecorator: false, decoratorVersion: '2022-03' }",
    {},
    ({ jsc }) =>
      assert.deepEqual(jsc.transform, { legacyDecorator: false, decoratorVersion: '2022-03' }),
  ),
  swc(
    'jsc.transform | The values for source.decorators',
    { source: { decorators: { version: 'legacy' } } },
    ({ jsc }) => assert.equal(jsc.transform.legacyDecorator, true),
  ),
  swc(
    "jsc.experimental | { keepImportAttributes: true, cacheRoot: 'node_modules/.cache/.swc' }, with an absolute path",
    {},
    ({ jsc }) => {
      assert.deepEqual(Object.keys(jsc.experimental).sort(), ['cacheRoot', 'keepImportAttributes']);
      assert.equal(jsc.experimental.keepImportAttributes, true);
      assert.match(jsc.experimental.cacheRoot, /^\/.*\/node_modules\/\.cache\/\.swc$/);
    },
  ),
  swc(
    'env.targets | Your browserslist, or the default of the target',
    { output: { overrideBrowserslist: ['chrome 99'] } },
    ({ env }) => assert.deepEqual(env.targets, ['chrome 99']),
  ),
  swc(
    'env.targets | Your browserslist, or the default of the target',
    { output: { target: 'node' } },
    ({ env }) => assert.deepEqual(env.targets, ['node >= 16']),
  ),
  ...(['web', 'web-worker'] as const).map((target) =>
    swc(
      'env.mode, env.coreJs, env.shippedProposals | The values for output.polyfill, for the targets web and web-worker',
      { output: { target, polyfill: 'usage' } },
      ({ env }) => {
        assert.equal(env.mode, 'usage');
        assert.match(env.coreJs, /^3\./);
        assert.equal(env.shippedProposals, true);
      },
    ),
  ),
  swc(
    'rspackExperiments.import | The value for source.transformImport',
    { source: { transformImport: [{ libraryName: 'ui' }] } },
    ({ rspackExperiments }) => assert.equal(rspackExperiments.import[0].libraryName, 'ui'),
  ),
  swc(
    'Rsbuild merges objects deeply and joins arrays.',
    { tools: { swc: { jsc: { experimental: { plugins: [] } }, env: { exclude: ['a'] } } } },
    ({ jsc, env }) => {
      assert.equal(jsc.experimental.keepImportAttributes, true);
      assert.ok(env.targets.length > 0);
    },
  ),
  swc(
    [
      "An object such as { env: { targets: ['chrome 100'] } } only adds a browser to the list that Rsbuild has found.",
      'joins arrays.',
    ],
    {
      output: { overrideBrowserslist: ['chrome 99'] },
      tools: { swc: { env: { targets: ['chrome 100'] } } },
    },
    ({ env }) => assert.deepEqual(env.targets, ['chrome 99', 'chrome 100']),
  ),
  swc(
    'Rsbuild applies the items of an array from left to right.',
    {
      tools: {
        swc: [{ minify: true }, (options) => void (options.isModule = options.minify === true)],
      },
    },
    ({ isModule }) => assert.equal(isModule, true),
  ),
  swc(
    [
      'If the function returns an object, Rsbuild uses it as it is.',
      'Otherwise, the options in the table below are lost.',
    ],
    { tools: { swc: () => ({ minify: true }) } },
    (options) => assert.deepEqual(options, { minify: true }),
  ),
  {
    says: 'The following configuration replaces the list:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'targets' },
    with: { output: { overrideBrowserslist: ['chrome 70'] } },
    expect: (config) =>
      assert.ok(!loaderOptions(config, 'swc-loader').env.targets.includes('chrome 70')),
  },
  ...[
    ['externalHelpers: false', false],
    ['', true],
  ].map(([setting, imported]): Proof => ({
    says: 'With this configuration, SWC writes its helper functions into each file instead of importing them from @swc/helpers.',
    run: 'build',
    ...(setting === ''
      ? { config: unminified }
      : { sample: { title: 'rsbuild.config.ts', nth: 1 }, with: unminified }),
    files: {
      'src/index.js': 'export const copy = (a) => ({ ...a, b: 1 });\nconsole.log(copy({}));\n',
    },
    expect: ({ files, read }) => {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join('');
      assert.equal(/_object_spread(?:_props)?\.js/.test(code), imported);
    },
  })),
  ...['js', 'jsx', 'tsx'].map<Proof>((extension) => ({
    says: [
      'Because tsx is off, you need a plugin for JSX in .js and .jsx files.',
      'In .tsx files, SWC turns JSX into calls of React.createElement even without one.',
    ],
    run: 'build',
    files: { [`src/main.${extension}`]: 'console.log(<i />);\n' },
    config: { source: { entry: { index: `./src/main.${extension}` } } },
    expect({ error, read }) {
      if (extension === 'tsx') assert.match(read(script), /React\.createElement\("i"/);
      else assert.ok(error);
    },
  })),
];
