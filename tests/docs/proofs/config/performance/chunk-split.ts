import assert from 'node:assert/strict';
import { fakePackage } from '@site/tests/docs/proving/kit/fake-package';
import { scriptNames } from '@site/tests/docs/proving/kit/script-names';
import type { Proof } from '@site/tests/docs/proving/proof';

const twoPackages = {
  ...fakePackage('alpha'),
  ...fakePackage('beta'),
  'src/index.js': "import a from 'alpha';\nimport b from 'beta';\nconsole.log(a, b);\n",
};

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
];
