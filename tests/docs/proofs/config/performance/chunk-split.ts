import assert from 'node:assert/strict';
import { fakePackage } from '@site/tests/docs/proving/kit/fake-package';
import { scriptNames } from '@site/tests/docs/proving/kit/script-names';
import type { Proof } from '@site/tests/docs/proving/proof';

const twoPackages = {
  ...fakePackage('alpha'),
  ...fakePackage('beta'),
  'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
};

const large = (name: string) => fakePackage(name, `export default '${name.repeat(5000)}';`);
const withAxios = {
  ...large('axios'),
  'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
};
const lazyAxios = { ...large('axios'), 'src/index.js': "import('axios').then(console.log);\n" };
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
    says: "'single-vendor' | Packages from node_modules are in one chunk, vendor",
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'single-vendor' } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/index.js', 'static/js/vendor.js']),
  },
  {
    says: "'all-in-one' | No splitting, except for the chunks that import() makes",
    run: 'build',
    files: twoPackages,
    config: { performance: { chunkSplit: { strategy: 'all-in-one' } } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'The keys of the object are the names of the chunks:',
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
    says: 'Rspack only makes such a chunk if it has at least 20,000 bytes in production mode, or 10,000 bytes in other modes.',
    run: 'build',
    files: {
      ...fakePackage('axios', `export default '${'a'.repeat(12_000)}';`),
      'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
    },
    config: {},
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'A package that is only reached through import() stays on demand, for example as async/lib-axios.js.',
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
  {
    says: 'A key axios for axios therefore still gives lib-axios.js.',
    run: 'build',
    files: withAxios,
    config: { performance: { chunkSplit: { forceSplitting: axios } } },
    expect: ({ files }) =>
      assert.deepEqual(scriptNames(files), ['static/js/index.js', 'static/js/lib-axios.js']),
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
    says: 'forceSplitting and override have no effect.',
    run: 'build',
    files: withAxios,
    config: { performance: { chunkSplit: { strategy: 'all-in-one', forceSplitting: axios } } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
  {
    says: 'The chunks are then called force-split-0, force-split-1 and so on.',
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
  {
    says: 'A group of yours replaces a generated group with the same key completely',
    run: 'build',
    files: withAxios,
    config: {
      performance: { chunkSplit: { override: { cacheGroups: { 'lib-axios': { priority: 5 } } } } },
    },
    expect: ({ files }) => assert.ok(!scriptNames(files).includes('static/js/lib-axios.js')),
  },
  {
    says: "If moduleFederation.options is set, the strategy 'split-by-experience' becomes 'custom', and there are no lib-* chunks.",
    run: 'build',
    files: withAxios,
    config: { moduleFederation: { options: { name: 'host', remotes: {} } } },
    expect: ({ files }) => assert.ok(!scriptNames(files).includes('static/js/lib-axios.js')),
  },
  {
    says: 'For web-worker, Rsbuild also includes the code behind import() in the main file.',
    run: 'build',
    files: lazyAxios,
    config: { output: { target: 'web-worker' } },
    expect: ({ files }) => assert.deepEqual(scriptNames(files), ['static/js/index.js']),
  },
];
