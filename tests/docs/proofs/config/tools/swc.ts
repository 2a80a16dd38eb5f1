import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { copiedScripts } from '#kit/copied-scripts';
import { atLoader, loaderOptions } from '#kit/loader-options';
import { siblingFolders } from '#kit/sibling-folders';
import { projectRoot } from '#tools/pages/project-root';
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
    'SWC compiles the following files. To add others or leave some out, use source.include and source.exclude:',
    'JavaScript files whose path begins with that of the project root, except for those in node_modules',
    'If the root is packages/app, SWC also compiles the scripts in packages/app-utils',
  ]),
  {
    says: 'so copy the fields that you need into tools.swc, where they have the same names:',
    run: 'build',
    files: { 'src/index.js': 'console.log(BUILD_CHANNEL);' },
    sample: { title: 'rsbuild.config.ts', containing: 'BUILD_CHANNEL' },
    expect: ({ read }) => assert.match(read(script), /"beta"/),
  },
  {
    says: 'Rsbuild compiles your JavaScript, TypeScript and JSX with SWC.',
    run: 'rspack',
    config: {},
    expect({ module }) {
      const rule = (module?.rules ?? []).find((each) =>
        JSON.stringify(each).includes('builtin:swc-loader'),
      ) as { test?: RegExp };
      for (const name of ['a.js', 'a.ts', 'a.jsx', 'a.tsx']) assert.match(name, rule.test!);
    },
  },
  {
    says: "Rsbuild doesn't read this file",
    run: 'build',
    files: { 'src/index.js': 'console.log(BUILD_CHANNEL);' },
    pageFiles: ['.swcrc'],
    config: {},
    expect: ({ read }) => assert.match(read(script), /console\.log\(BUILD_CHANNEL\)/),
  },
  ...[true, false].map<Proof>((set) => ({
    says: [
      'For example, older TypeScript may expect that total!: number only declares a type:',
      'The constructor of Base calls init, which sets total to 1.',
      'But total!: number is also a class field, and it resets the value to undefined afterwards.',
      'To keep the value, turn off useDefineForClassFields:',
    ],
    run: 'build',
    pageFiles: ['src/index.ts'],
    ...(set ? { sample: { title: 'rsbuild.config.ts', nth: 1 } } : { config: { source: {} } }),
    expect({ read }) {
      const printed: unknown[] = [];
      runInNewContext(read(script), { console: { log: (each: unknown) => printed.push(each) } });
      assert.deepEqual(printed, [set ? 1 : undefined]);
    },
  })),
  {
    says: 'use a function, which gets these options:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'keepClassNames' },
    expect(config) {
      const { jsc } = loaderOptions(config, 'swc-loader');
      assert.equal(jsc.keepClassNames, true);
      assert.equal(jsc.externalHelpers, true);
    },
  },
  {
    says: 'In a build for browsers, SWC starts with these options of builtin:swc-loader:',
    shown: { containing: 'const options = {' },
    run: 'rspack',
    config: {},
    expect(config, { shown, root }) {
      const options = runInNewContext(`${shown}options`);
      options.jsc.experimental.cacheRoot = options.jsc.experimental.cacheRoot.replace(
        '/shop',
        root,
      );
      assert.deepEqual(
        JSON.parse(JSON.stringify(loaderOptions(config, 'swc-loader'))),
        JSON.parse(JSON.stringify(options)),
      );
    },
  },
  {
    says: 'tools.swc sets the browsers for JavaScript alone.',
    run: 'rspack',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    sample: { title: 'rsbuild.config.ts', containing: 'targets' },
    with: { output: { overrideBrowserslist: ['chrome 70'] } },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'lightningcss-loader').targets, ['chrome 70']),
  },
  {
    says: 'Plugins such as @rsbuild/plugin-react turn tsx on and add the options of their framework.',
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { plugins: [pluginReact()] },
      });
      const [config] = await rsbuild.initConfigs();
      const { jsc } = loaderOptions(config!, 'swc-loader');
      assert.equal(jsc.parser.tsx, true);
      assert.ok(jsc.transform.react);
    },
  },
  {
    says: [
      'env and jsc.target cannot be used together',
      "You've set jsc.target, while env contains the target browsers.",
    ],
    run: 'build',
    config: { tools: { swc: { jsc: { target: 'es2022' } } } },
    expect: ({ error, log }) => {
      assert.ok(error);
      assert.match(log, /`env` and `jsc\.target` cannot be used together/);
    },
  },
  {
    says: [
      'So when you set jsc.target, remove env in the same function:',
      'Either remove env, as in Set jsc.target',
    ],
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
      "Without env, 'usage' adds no polyfills, and 'entry' adds core-js as a whole.",
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
  ...['js', 'ts'].map((extension): Proof => ({
    says: 'In a build for browsers, SWC starts with these options of builtin:swc-loader:',
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
    'source.decorators sets the values of jsc.transform.',
    { source: { decorators: { version: 'legacy' } } },
    ({ jsc }) => assert.equal(jsc.transform.legacyDecorator, true),
  ),
  swc(
    'env.targets is your browserslist, or the default of the target.',
    { output: { overrideBrowserslist: ['chrome 99'] } },
    ({ env }) => assert.deepEqual(env.targets, ['chrome 99']),
  ),
  {
    says: "For the target node that's node >= 16, whatever your .browserslistrc contains.",
    run: 'rspack',
    files: { '.browserslistrc': 'chrome 99\n' },
    config: {
      environments: {
        web: {},
        worker: { output: { target: 'web-worker' } },
        node: { output: { target: 'node' } },
      },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map((config) => loaderOptions(config, 'swc-loader').env.targets),
        [['chrome 99'], ['chrome 99'], ['node >= 16']],
      ),
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: 'In development, the client with which Rsbuild connects the page to the dev server',
    run: 'rspack',
    config: { mode },
    expect({ module }) {
      const rule = (module?.rules ?? []).find((each) =>
        JSON.stringify(each).includes('builtin:swc-loader'),
      ) as { include?: unknown[] };
      const client = path.join(projectRoot, 'node_modules/@rsbuild/core/dist/client/hmr.js');
      assert.ok(fs.existsSync(client));
      assert.equal(
        rule.include!.some((each) => each instanceof RegExp && each.test(client)),
        mode === 'development',
      );
    },
  })),
  ...(['web', 'web-worker'] as const).map((target) =>
    swc(
      'output.polyfill adds env.mode and env.coreJs',
      { output: { target, polyfill: 'usage' } },
      ({ env }) => {
        assert.equal(env.mode, 'usage');
        assert.match(env.coreJs, /^3\./);
        assert.equal(env.shippedProposals, true);
      },
    ),
  ),
  swc(
    'source.transformImport adds rspackExperiments.import.',
    { source: { transformImport: [{ libraryName: 'ui' }] } },
    ({ rspackExperiments }) => assert.equal(rspackExperiments.import[0].libraryName, 'ui'),
  ),
  swc(
    'because Rsbuild merges it deeply with its own options and joins arrays.',
    { tools: { swc: { jsc: { experimental: { plugins: [] } }, env: { exclude: ['a'] } } } },
    ({ jsc, env }) => {
      assert.equal(jsc.experimental.keepImportAttributes, true);
      assert.ok(env.targets.length > 0);
    },
  ),
  swc(
    [
      'Rsbuild joins the arrays',
      'Rsbuild joins the arrays and adds your browser to the list that it has found, so SWC still compiles for the old ones.',
    ],
    {
      output: { overrideBrowserslist: ['chrome 99'] },
      tools: { swc: { env: { targets: ['chrome 100'] } } },
    },
    ({ env }) => assert.deepEqual(env.targets, ['chrome 99', 'chrome 100']),
  ),
  swc(
    'To combine changes, pass an array of objects and functions, which Rsbuild applies from left to right.',
    {
      tools: {
        swc: [{ minify: true }, (options) => void (options.isModule = options.minify === true)],
      },
    },
    ({ isModule }) => assert.equal(isModule, true),
  ),
  swc(
    [
      'The function can also return an object, which Rsbuild uses as it is.',
      "Spread the options into this object, or they're lost:",
    ],
    { tools: { swc: () => ({ minify: true }) } },
    (options) => assert.deepEqual(options, { minify: true }),
  ),
  {
    says: 'To replace the list, you need a function:',
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
    says: [
      'SWC needs small helper functions, which it imports from @swc/helpers.',
      'let SWC put the helper functions into each file:',
    ],
    run: 'build',
    ...(setting === ''
      ? { config: unminified }
      : {
          sample: { title: 'rsbuild.config.ts', containing: 'externalHelpers' },
          with: unminified,
        }),
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
      "JSX in a .js or .jsx file isn't compiled",
      'Your project has no plugin for JSX, so tsx is off.',
      'In .tsx files, SWC turns JSX into calls of React.createElement even without a plugin.',
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
