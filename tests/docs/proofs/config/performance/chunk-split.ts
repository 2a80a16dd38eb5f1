import assert from 'node:assert/strict';
import {
  createRsbuild,
  type PerformanceConfig,
  type RsbuildConfig,
  type Rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { fakePackage } from '#kit/fake-package';
import { samplePackage } from '#kit/sample-package';
import { scriptNames } from '#kit/script-names';
import type { Proof } from '#tools/prover/proof';

const { pluginVue } =
  samplePackage<typeof import('@rsbuild/plugin-vue', { with: { 'resolution-mode': 'import' } })>(
    '@rsbuild/plugin-vue',
  );

const twoPackages = {
  ...fakePackage('alpha'),
  ...fakePackage('beta'),
  'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
};

type ForceSplitting = NonNullable<PerformanceConfig['chunkSplit']>['forceSplitting'];

const large = (name: string) => fakePackage(name, `export default '${name.repeat(5000)}';`);
const withAxios = {
  ...large('axios'),
  'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
};
const lazyAxios = { ...large('axios'), 'src/index.js': "import('axios').then(console.log);\n" };
/** Names of the scripts, with `<id>` where Rspack chose a number or, in development, the modules' paths. */
const namesOf = (files: string[]) =>
  scriptNames(files).map((file) =>
    file.slice('static/js/'.length).replace(/(?:\d+|[^/]*node_modules[^/]*)\.js$/, '<id>.js'),
  );

type ChunkSplit = NonNullable<PerformanceConfig['chunkSplit']>;
type Groups = Record<string, Rspack.OptimizationSplitChunksOptions | undefined>;

/** Proves a sentence by the `splitChunks` that Rspack gets, and its groups. */
const splitting = (
  says: string | string[],
  config: RsbuildConfig,
  check: (options: Rspack.OptimizationSplitChunksOptions, groups: Groups) => void,
): Proof => ({
  says,
  run: 'rspack',
  config,
  expect({ optimization }) {
    const options = (optimization?.splitChunks || {}) as Rspack.OptimizationSplitChunksOptions;
    check(options, (options.cacheGroups ?? {}) as Groups);
  },
});
const split = (chunkSplit: ChunkSplit): RsbuildConfig => ({ performance: { chunkSplit } });

const named = (groups: Groups, name: string) =>
  Object.values(groups).find((each) => (each as { name?: string }).name === name);

/** A group of `split-by-experience` that comes with a condition, and the paths that belong to it. */
const group = (
  says: string,
  config: RsbuildConfig,
  expected: Record<string, string[]>,
): Proof[] => [
  splitting(says, config, (_, groups) => {
    for (const [name, packages] of Object.entries(expected)) {
      const { test } = named(groups, name) as { test: RegExp };
      for (const each of packages) assert.match(`/app/node_modules/${each}/index.js`, test);
      assert.doesNotMatch('/app/node_modules/other/index.js', test);
    }
  }),
  splitting(says, {}, (_, groups) => {
    for (const name of Object.keys(expected)) assert.equal(named(groups, name), undefined);
  }),
];

const merging = ['split-by-experience', 'split-by-module', 'single-vendor'] as const;
const four = [
  "import { createElement } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "import clsx from 'clsx';",
  'console.log(createElement, createRoot, clsx);',
  "import('lodash').then(console.log);",
].join('\n');
const table: [string, ChunkSplit['strategy'], string[]][] = [
  [
    "'split-by-experience' | index.js, <id>.js | async/<id>.js",
    'split-by-experience',
    ['<id>.js', 'async/<id>.js', 'index.js'],
  ],
  [
    "'split-by-module' | index.js, npm.react.js, npm.react-dom.js, npm.scheduler.js, npm.clsx.js | async/npm.lodash.js",
    'split-by-module',
    [
      'async/npm.lodash.js',
      'index.js',
      'npm.clsx.js',
      'npm.react-dom.js',
      'npm.react.js',
      'npm.scheduler.js',
    ],
  ],
  [
    "'single-vendor' | index.js, vendor.js | Nothing, because lodash is in vendor.js",
    'single-vendor',
    ['index.js', 'vendor.js'],
  ],
  ["'all-in-one' | index.js | async/<id>.js", 'all-in-one', ['async/<id>.js', 'index.js']],
];

const federated: RsbuildConfig = { moduleFederation: { options: { name: 'host', remotes: {} } } };
const exposing: RsbuildConfig = {
  moduleFederation: { options: { name: 'shop', exposes: { './cart': './src/index.js' } } },
};
const axios = { axios: /node_modules[\\/]axios[\\/]/ };

export const proofs: Proof[] = [
  {
    says: 'The chunks are called npm.<package>.',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'split-by-module' } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), [
        'static/js/index.js',
        'static/js/npm.alpha.js',
        'static/js/npm.beta.js',
      ]),
  },
  {
    says: 'Packages from node_modules go into one file, vendor, so the page needs few requests:',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'single-vendor' } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/index.js', 'static/js/vendor.js']),
  },
  {
    says: 'Rsbuild splits nothing, apart from the chunks that import() and workers create.',
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'all-in-one' } } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'In forceSplitting, each key is the name of a chunk',
    run: 'build',
    files: twoPackages,
    config: {
      performance: { chunkSplit: { forceSplitting: { first: /node_modules[\\/]alpha/ } } },
    },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/first.js', 'static/js/index.js']),
  },
  {
    says: 'lib-axios | axios and axios-* | None',
    run: 'build',
    files: withAxios,
    config: {},
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/index.js', 'static/js/lib-axios.js']),
  },
  {
    says: "A lib-* chunk needs at least 20,000 bytes in production mode, or 10,000 bytes in other modes, otherwise Rspack doesn't create it.",
    run: 'build',
    files: {
      ...fakePackage('axios', `export default '${'a'.repeat(12_000)}';`),
      'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
    },
    config: {},
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'As long as you only reach its packages through import(), the chunk stays on demand, for example as async/lib-axios.js.',
    run: 'build',
    files: lazyAxios,
    config: {},
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/async/lib-axios.js', 'static/js/index.js']),
  },
  {
    says: 'If all of your packages are behind import(), the chunk stays on demand as async/vendor.js.',
    run: 'build',
    files: lazyAxios,
    config: { performance: { chunkSplit: { strategy: 'single-vendor' } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/async/vendor.js', 'static/js/index.js']),
  },
  ...(
    [
      ['axios-retry', 'axios', {}, 'lib-axios'],
      ['alpha', 'beta', { forceSplitting: { libs: /alpha|beta/ } }, 'libs'],
    ] as const
  ).map(([first, later, chunkSplit, name]): Proof => ({
    says: [
      'But as soon as your code imports one of them statically, the page loads the whole chunk.',
      'as soon as your code imports one of them statically, the page loads the others too and gets one more <script>.',
    ].slice(name === 'libs' ? 1 : 0, name === 'libs' ? 2 : 1),
    run: 'build',
    files: {
      ...large(first),
      ...large(later),
      'src/index.js': `import a from '${first}';\nconsole.log(a);\nimport('${later}').then(console.log);\n`,
    },
    config: split(chunkSplit),
    expect({ files, read }) {
      assert.deepEqual(scriptNames(files), ['static/js/index.js', `static/js/${name}.js`]);
      assert.ok(read(`static/js/${name}.*.js`).includes(later.repeat(5000)));
      assert.match(read('index.html'), new RegExp(`<script [^>]*src="/static/js/${name}\\.`));
    },
  })),
  ...(
    [
      [{ override: { cacheGroups: { 'lib-react': false } } }, 'lib-react'],
      [{ override: { cacheGroups: { react: false } } }, '<id>'],
      [{ forceSplitting: { react: /node_modules[\\/]react/ } }, 'react'],
    ] as [ChunkSplit, string][]
  ).map(([chunkSplit, name]): Proof => ({
    says: [
      "For the groups of the framework plugins, set react, vue or router to false, because these are their keys; 'lib-react': false has no effect.",
      'If you use one of these keys in forceSplitting, your group replaces the built-in one.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import { createRoot } from 'react-dom/client';\nconsole.log(createRoot);\n",
    },
    config: { plugins: [pluginReact()], ...split(chunkSplit) },
    expect: ({ files }) =>
      assert.deepEqual(namesOf(files).sort(), [`${name}.js`, 'index.js'].sort()),
  })),
  splitting(
    'For the groups of the framework plugins, set react, vue or router to false,',
    { plugins: [pluginVue()] },
    (_, groups) => assert.ok(groups.vue && groups.router),
  ),
  {
    says: [
      'If both match the same modules, the built-in group wins, unless the modules are too small for it.',
      "You've used the key axios for axios, but the file is still called lib-axios.js.",
    ],
    run: 'build',
    files: withAxios,
    config: { performance: { chunkSplit: { forceSplitting: axios } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/index.js', 'static/js/lib-axios.js']),
  },
  {
    says: 'If both match the same modules, the built-in group wins, unless the modules are too small for it.',
    run: 'build',
    files: { ...withAxios, ...fakePackage('axios') },
    config: { performance: { chunkSplit: { forceSplitting: axios } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/axios.js', 'static/js/index.js']),
  },
  {
    says: 'To choose the name yourself, remove the built-in group:',
    run: 'build',
    files: withAxios,
    sample: { title: 'rsbuild.config.ts', containing: "'lib-axios': false" },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/axios.js', 'static/js/index.js']),
  },
  {
    says: "forceSplitting and override don't apply to 'all-in-one'.",
    run: 'build',
    files: withAxios,
    config: { performance: { chunkSplit: { strategy: 'all-in-one', forceSplitting: axios } } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'The chunks are then called force-split-0, force-split-1 and so on:',
    run: 'build',
    files: twoPackages,
    config: {
      performance: {
        chunkSplit: { forceSplitting: [/node_modules[\\/]alpha/, /node_modules[\\/]beta/] },
      },
    },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), [
        'static/js/force-split-0.js',
        'static/js/force-split-1.js',
        'static/js/index.js',
      ]),
  },
  ...(
    [
      [{ alpha: /alpha/ }, [/beta/]],
      [[/alpha/], { beta: /beta/ }],
    ] satisfies [ForceSplitting, ForceSplitting][]
  ).map(([top, own]): Proof => ({
    says: [
      "You've set forceSplitting as an object at the top level and as an array for an environment, or the other way round.",
      "An object and an array can't be merged, so use the same form in both places.",
      'Invalid configuration object',
    ],
    run: 'script',
    files: twoPackages,
    async expect({ root }) {
      const build = async (forceSplitting: ForceSplitting) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            performance: { chunkSplit: { forceSplitting: top } },
            environments: { web: { performance: { chunkSplit: { forceSplitting } } } },
          },
        });
        await (await rsbuild.build()).close();
      };
      await assert.rejects(build(own), /Invalid configuration object/);
      await build(top);
    },
  })),
  {
    says: 'Your group then replaces the generated one completely',
    run: 'build',
    files: withAxios,
    config: {
      performance: { chunkSplit: { override: { cacheGroups: { 'lib-axios': { priority: 5 } } } } },
    },
    expect: ({ files }) => assert.ok(!scriptNames(files).includes('static/js/lib-axios.js')),
  },
  {
    says: "'split-by-experience' becomes 'custom', so there are no lib-* chunks.",
    run: 'build',
    files: withAxios,
    config: federated,
    expect: ({ files }) => assert.ok(!scriptNames(files).includes('static/js/lib-axios.js')),
  },
  {
    says: 'For the target web-worker, Rsbuild also includes the code behind import() in the main file.',
    run: 'build',
    files: lazyAxios,
    config: { output: { target: 'web-worker' } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  ...table.map(([says, strategy, expected]): Proof => ({
    says,
    run: 'build',
    files: { 'src/index.js': four },
    config: { performance: { chunkSplit: { strategy } as ChunkSplit } },
    expect: ({ files }) => assert.deepEqual(namesOf(files).sort(), expected),
  })),
  {
    says: [
      'For a scoped package the name is npm.<scope>.<package>, without the @.',
      'Each npm package gets a file.',
    ],
    run: 'build',
    files: {
      ...fakePackage('@shop/cart'),
      ...fakePackage('beta'),
      'src/index.js': "import a from '@shop/cart';\nimport b from 'beta';\nconsole.log(a, b);\n",
    },
    config: split({ strategy: 'split-by-module' }),
    expect: ({ files }) =>
      assert.deepEqual(namesOf(files), ['index.js', 'npm.beta.js', 'npm.shop.cart.js']),
  },
  {
    says: [
      'When your app uses two versions of a package, both are in one chunk.',
      "The CSS of packages isn't: Rspack puts it into separate files with a number as the name, such as 143.css.",
    ],
    run: 'build',
    files: {
      ...fakePackage('alpha', "import beta from 'beta';\nexport default ['alpha', beta];"),
      ...fakePackage('alpha/node_modules/beta', "export default 'beta 1';"),
      ...fakePackage('beta', "export default 'beta 2';"),
      'node_modules/alpha/style.css': '.alpha { color: red }',
      'node_modules/beta/style.css': '.beta { color: red }',
      'src/own.css': '.own { color: red }',
      'src/index.js':
        "import a from 'alpha';\nimport b from 'beta';\nimport 'alpha/style.css';\nimport 'beta/style.css';\nimport './own.css';\nconsole.log(a, b);\n",
    },
    config: { output: { filenameHash: false }, ...split({ strategy: 'split-by-module' }) },
    expect({ files, read }) {
      assert.deepEqual(namesOf(files), ['index.js', 'npm.alpha.js', 'npm.beta.js']);
      assert.match(read('static/js/npm.beta.js'), /beta [12][^]*beta [12]/);
      const [shared = '', own, ...others] = files.filter((file) => file.endsWith('.css'));
      assert.deepEqual([own, others], ['static/css/index.css', []]);
      assert.match(shared, /^static\/css\/\d+\.css$/);
      assert.match(read(shared), /\.alpha,\.beta/);
    },
  },
  {
    says: 'Some packages are large, change rarely and are needed by most pages, so this strategy gives them files with fixed names.',
    run: 'build',
    files: {
      ...large('axios'),
      ...large('other'),
      'src/index.js': "import a from 'axios';\nimport b from 'other';\nconsole.log(a, b);\n",
    },
    config: split({ strategy: 'split-by-experience' }),
    expect: ({ files }) =>
      assert.deepEqual(namesOf(files).sort(), ['<id>.js', 'index.js', 'lib-axios.js']),
  },
  ...group(
    "lib-polyfill | core-js, @swc/helpers, tslib | output.polyfill is 'usage' or 'entry'",
    { output: { polyfill: 'usage' } },
    { 'lib-polyfill': ['core-js', '@swc/helpers', 'tslib'] },
  ),
  ...group(
    "lib-polyfill | core-js, @swc/helpers, tslib | output.polyfill is 'usage' or 'entry'",
    { output: { polyfill: 'entry' } },
    { 'lib-polyfill': ['core-js', '@swc/helpers', 'tslib'] },
  ),
  ...group(
    'lib-react, lib-router | React and its router | You use @rsbuild/plugin-react',
    { plugins: [pluginReact()] },
    { 'lib-react': ['react', 'react-dom'], 'lib-router': ['react-router', 'react-router-dom'] },
  ),
  ...group(
    'lib-vue, lib-router | Vue and its router | You use @rsbuild/plugin-vue',
    { plugins: [pluginVue()] },
    { 'lib-vue': ['vue'], 'lib-router': ['vue-router'] },
  ),
  splitting(
    'There is no minimum size and no limit for the number of requests',
    split({ strategy: 'split-by-module' }),
    ({ minSize, maxInitialRequests }) => {
      assert.equal(minSize, 0);
      assert.equal(maxInitialRequests, Infinity);
    },
  ),
  splitting(
    [
      'Code smaller than minSize stays where it is,',
      'and Rspack divides a chunk larger than maxSize if it can.',
      'By default, minSize is 0 and maxSize is Number.POSITIVE_INFINITY.',
    ],
    split({ strategy: 'split-by-size' }),
    ({ minSize, maxSize }) => {
      assert.equal(minSize, 0);
      assert.equal(maxSize, Infinity);
    },
  ),
  ...merging.map((strategy) =>
    splitting(
      "minSize and maxSize only apply to 'split-by-size'.",
      split({ strategy, minSize: 12_345, maxSize: 54_321 } as ChunkSplit),
      (options) => assert.doesNotMatch(JSON.stringify(options), /12345|54321/),
    ),
  ),
  {
    says: ['If your chunks are too large or too small, set limits in bytes:'],
    run: 'build',
    files: {
      ...large('alpha'),
      ...large('beta'),
      ...fakePackage('tiny'),
      'src/index.js':
        "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\nimport('tiny').then(console.log);\n",
    },
    config: split({ strategy: 'split-by-size', minSize: 15_000, maxSize: 30_000 }),
    expect({ files, read }) {
      const sizes = files
        .filter((file) => /static\/js\/(?!index)[^/]+\.js$/.test(file))
        .map((file) => read(file).length);
      assert.equal(sizes.length, 2);
      for (const size of sizes) assert.ok(size >= 15_000 && size <= 30_000, String(size));
    },
  },
  {
    says: [
      'Both limits count the code before minification, so the files of a production build are smaller.',
      "A single module stays whole, even if it's larger than maxSize.",
    ],
    run: 'build',
    files: {
      ...fakePackage('alpha', `export default 'small'; /* ${'x'.repeat(20_000)} */`),
      ...fakePackage('beta', `export default '${'b'.repeat(50_000)}';`),
      'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
    },
    config: split({ strategy: 'split-by-size', minSize: 15_000, maxSize: 30_000 }),
    expect({ files, read }) {
      const sizes = scriptNames(files)
        .filter((file) => !file.endsWith('/index.js'))
        .map((file) => read(file.replace(/\.js$/, '.*.js')).length);
      sizes.sort((a, b) => a - b);
      assert.equal(sizes.length, 2);
      assert.ok(sizes[0]! < 15_000 && sizes[1]! > 50_000, sizes.join());
    },
  },
  ...[
    [0, ['<id>.js', 'index.js']],
    [15_000, ['index.js']],
  ].map(([minSize, expected]): Proof => ({
    says: 'Code smaller than minSize stays where it is,',
    run: 'build',
    files: twoPackages,
    config: split({ strategy: 'split-by-size', minSize: minSize as number }),
    expect: ({ files }) => assert.deepEqual(namesOf(files).sort(), expected),
  })),
  {
    says: [
      "they're in the same file, so as soon as your code imports one package statically, the page loads all of them.",
      'the page loads all of them.',
    ],
    run: 'build',
    files: {
      ...large('axios'),
      ...fakePackage('alpha'),
      'src/index.js':
        "import a from 'alpha';\nconsole.log(a);\nimport('axios').then(console.log);\n",
    },
    config: split({ strategy: 'single-vendor' }),
    expect({ files, read }) {
      assert.deepEqual(namesOf(files), ['index.js', 'vendor.js']);
      assert.match(read('static/js/vendor.*.js'), /axiosaxios/);
      assert.match(read('index.html'), /<script (?:defer )?src="\/static\/js\/vendor\./);
    },
  },
  {
    says: ['Rsbuild splits nothing, apart from the chunks that import() and workers create.'],
    run: 'build',
    files: {
      ...large('axios'),
      ...large('beta'),
      'src/index.js':
        "import b from 'beta';\nconsole.log(b, new Worker(new URL('./worker.js', import.meta.url)));\nimport('axios').then(console.log);\n",
      'src/worker.js': "import b from 'beta';\npostMessage(b);\n",
    },
    config: split({ strategy: 'all-in-one' }),
    expect: ({ files }) =>
      assert.deepEqual(namesOf(files), ['async/<id>.js', 'async/<id>.js', 'index.js']),
  },
  {
    says: [
      'For example, this gives a large package its own file:',
      'and the modules whose path matches the regular expression go into it, however small they are:',
      'the page loads the others too and gets one more <script>.',
    ],
    run: 'build',
    shown: { containing: 'static/js/moment.' },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: {
      ...fakePackage('moment'),
      'src/index.js': "import moment from 'moment';\nconsole.log(moment);\n",
    },
    expect({ files, read, shown }) {
      assert.ok(files.some((file) => /^static\/js\/moment\.[0-9a-f]{8,10}\.js$/.test(file)));
      const unhashed = (html: string) =>
        html.match(/<script .*?<\/script>/g)?.map((tag) => tag.replace(/\.[0-9a-f]{8,10}\./, '.'));
      assert.equal(unhashed(shown)?.length, 2);
      assert.deepEqual(unhashed(read('index.html')), unhashed(shown));
    },
  },
  {
    says: 'Rspack also divides the chunks of forceSplitting that are larger than your maxSize.',
    run: 'build',
    config: split({
      strategy: 'split-by-size',
      maxSize: 15_000,
      forceSplitting: { first: /alpha|beta/ },
    }),
    files: {
      ...large('alpha'),
      ...large('beta'),
      'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
    },
    expect: ({ files }) =>
      assert.equal(
        scriptNames(files).filter((name) => name.startsWith('static/js/first~')).length,
        2,
      ),
  },
  {
    says: 'If you only reach the packages through import(), the chunk stays on demand.',
    section: 'Force packages into chunks',
    run: 'build',
    files: { ...large('beta'), 'src/index.js': "import('beta').then(console.log);\n" },
    config: split({ forceSplitting: { first: /beta/ } }),
    expect: ({ files }) => assert.deepEqual(namesOf(files), ['async/first.js', 'index.js']),
  },
  splitting(
    'In the default strategy, your groups have the same priority as the lib-* groups.',
    split({ forceSplitting: { first: axios.axios } }),
    (_, groups) => {
      const priority = (name: string) => (groups[name] as { priority?: number }).priority;
      assert.equal(priority('first'), priority('lib-axios'));
    },
  ),
  {
    says: "choose 'custom' and set them in splitChunks:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "strategy: 'custom'" },
    files: { 'src/index.js': four },
    expect: ({ files }) => assert.ok(namesOf(files).includes('react.js')),
  },
  splitting(
    "Rsbuild merges your options with chunks: 'all' and the groups of forceSplitting, and yours take precedence.",
    split({
      strategy: 'custom',
      forceSplitting: { first: /first/, second: /second/ },
      splitChunks: { minSize: 7, cacheGroups: { first: false } },
    }),
    ({ chunks, minSize }, groups) => {
      assert.deepEqual([chunks, minSize, groups.first], ['all', 7, false]);
      assert.ok(groups.second);
    },
  ),
  splitting(
    'and yours take precedence.',
    split({ strategy: 'custom', splitChunks: { chunks: 'async' } }),
    ({ chunks }) => assert.equal(chunks, 'async'),
  ),
  {
    says: "Splitting stays on even with splitChunks: false, so if you want to turn it off, use 'all-in-one'.",
    run: 'build',
    files: withAxios,
    config: split({ strategy: 'custom', splitChunks: false }),
    expect: ({ files }) => assert.deepEqual(namesOf(files).sort(), ['<id>.js', 'index.js']),
  },
  splitting(
    "override doesn't apply to 'custom' if you set splitChunks.",
    split({ strategy: 'custom', override: { minSize: 7 } }),
    ({ minSize }) => assert.equal(minSize, 7),
  ),
  splitting(
    "override doesn't apply to 'custom' if you set splitChunks.",
    split({ strategy: 'custom', override: { minSize: 7 }, splitChunks: { chunks: 'all' } }),
    ({ minSize }) => assert.equal(minSize, undefined),
  ),
  {
    says: "forceSplitting and override don't apply to 'all-in-one'.",
    run: 'rspack',
    config: split({ strategy: 'all-in-one', override: { minSize: 7 } }),
    expect: ({ optimization }) => assert.equal(optimization?.splitChunks, false),
  },
  ...[...merging, 'split-by-size' as const].map((strategy) =>
    splitting(
      [
        'Where the strategy sets the same option, yours takes precedence.',
        'The groups of the strategy stay, unless you add one with the same key.',
      ],
      split({
        strategy,
        forceSplitting: { first: /first/ },
        override: { chunks: 'async', cacheGroups: { second: { test: /second/ } } },
      }),
      ({ chunks }, groups) => {
        assert.equal(chunks, 'async');
        assert.ok(groups.first && groups.second);
      },
    ),
  ),
  splitting(
    'Your group then replaces the generated one completely, so repeat test and name if you only want to change priority.',
    split({ override: { cacheGroups: { 'lib-axios': { priority: 5 } } } }),
    (_, groups) => assert.deepEqual(groups['lib-axios'], { priority: 5 }),
  ),
  splitting(
    'override: false is the same as no override.',
    split({ override: false }),
    (options, groups) => {
      assert.equal(options.chunks, 'all');
      assert.ok(groups['lib-axios']);
    },
  ),
  ...(['node', 'web-worker'] as const).map((target): Proof => ({
    says: [
      'chunkSplit only applies to the web target.',
      'For node and web-worker, Rsbuild turns splitting off.',
    ],
    run: 'rspack',
    config: { output: { target }, ...split({ strategy: 'split-by-module' }) },
    expect: ({ optimization }) => assert.equal(optimization?.splitChunks, false),
  })),
  ...[true, false].map((isSet): Proof => ({
    says: "To split a bundle for Node.js, set Rspack's option directly:",
    run: 'build',
    files: withAxios,
    ...(isSet
      ? { sample: { title: 'rsbuild.config.ts', containing: "target: 'node'" } }
      : { config: { output: { target: 'node' } } }),
    expect: ({ files }) =>
      assert.equal(files.filter((file) => file.endsWith('.js')).length, isSet ? 2 : 1),
  })),
  ...merging.slice(1).map((strategy) =>
    splitting(
      [
        "'single-vendor' puts the runtime into vendor,",
        "'split-by-module' puts the runtime into chunks such as npm.module-federation.runtime.js.",
      ],
      {
        ...federated,
        ...split({ strategy } as ChunkSplit),
      },
      (_, groups) => assert.ok(groups[strategy === 'single-vendor' ? 'singleVendor' : 'vendors']),
    ),
  ),
  {
    says: "'single-vendor' puts the runtime into vendor, so the page loads this chunk even if your packages are all behind import().",
    run: 'build',
    files: lazyAxios,
    config: { ...federated, ...split({ strategy: 'single-vendor' }) },
    expect({ files, read }) {
      assert.deepEqual(namesOf(files), ['index.js', 'vendor.js']);
      assert.match(read('static/js/vendor.*.js'), /FEDERATION/);
      assert.match(read('index.html'), /<script (?:defer )?src="\/static\/js\/vendor\./);
    },
  },
  {
    says: [
      'The runtime of Module Federation consists of npm packages that the page needs from the start.',
      "'split-by-module' puts the runtime into chunks such as npm.module-federation.runtime.js.",
    ],
    run: 'build',
    files: lazyAxios,
    config: { ...federated, ...split({ strategy: 'split-by-module' }) },
    expect({ files, read }) {
      assert.ok(namesOf(files).includes('npm.module-federation.runtime.js'));
      assert.match(read('index.html'), /npm\.module-federation\.runtime\./);
    },
  },
  splitting(
    "If your application exposes modules, Rsbuild also sets chunks: 'async' instead of 'all'",
    exposing,
    ({ chunks }) => assert.equal(chunks, 'async'),
  ),
  ...(
    [
      [{}, ['index']],
      [{ strategy: 'split-by-module' }, ['index']],
      [{ strategy: 'single-vendor' }, ['index', 'vendor']],
      [{ forceSplitting: axios }, ['axios', 'index']],
    ] as const
  ).map(([chunkSplit, expected]): Proof => ({
    says: [
      'The entry of the page then contains the packages that it imports statically.',
      "Only the chunk vendor of 'single-vendor' and those of forceSplitting are still separate.",
    ],
    run: 'build',
    files: withAxios,
    config: { ...exposing, ...split(chunkSplit) },
    expect({ read }) {
      const scripts = read('index.html').matchAll(/<script [^>]*src="\/static\/js\/([\w-]+)\./g);
      assert.deepEqual([...scripts].map(([, name]) => name).sort(), expected);
    },
  })),
  {
    says: 'In a React app, for example, a production build writes:',
    shown: { containing: 'lib-react' },
    run: 'build',
    files: {
      'src/index.js': "import { createRoot } from 'react-dom/client';\nconsole.log(createRoot);\n",
    },
    config: { plugins: [pluginReact()] },
    expect: ({ files, shown }) =>
      assert.deepEqual(
        scriptNames(files).sort(),
        shown
          .trim()
          .split('\n')
          .map((name) => name.replace(/\.[0-9a-f]{8,10}\./, '.'))
          .sort(),
      ),
  },
  {
    says: 'To get a single script, turn off the chunks of import() too:',
    run: 'build',
    files: { 'src/index.js': four },
    sample: { title: 'rsbuild.config.ts', containing: 'asyncChunks' },
    expect: ({ files }) => assert.deepEqual(namesOf(files), ['index.js']),
  },
  ...(
    [
      [/node_modules[\\/]moment/, true],
      [/node_modules[\\/]moment[\\/]/, false],
    ] as const
  ).map(([moment, both]): Proof => ({
    says: [
      'End the expression with [\\\\/].',
      'Otherwise it also matches packages whose names begin in the same way, such as moment-timezone:',
    ],
    run: 'build',
    files: {
      ...fakePackage('moment'),
      ...fakePackage('moment-timezone', "export default 'zone by zone';"),
      'src/index.js':
        "import a from 'moment';\nimport b from 'moment-timezone';\nconsole.log(a, b);\n",
    },
    config: split({ forceSplitting: { moment } }),
    expect: ({ read }) =>
      assert.equal(read('static/js/moment.*.js').includes('zone by zone'), both),
  })),
];
