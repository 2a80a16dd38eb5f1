import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';
import { fakePackage } from './fake-package';
import { samplePackage } from './sample-package';

const { pluginCheckSyntax } = samplePackage<{ pluginCheckSyntax: () => RsbuildPlugin }>(
  '@rsbuild/plugin-check-syntax',
);

const setting = { overrideBrowserslist: ['chrome 60'] };
const files = {
  ...fakePackage('modern', 'export default (value) => value?.name;'),
  'src/index.js': "import name from 'modern';\nconsole.log(name(globalThis.user));\n",
};

/**
 * That the plugin makes a build fail, and names the output file, or with source maps the file of the package. In
 * development and for a worker, it does neither.
 */
export const checksSyntax = (says: string[]): Proof[] => [
  ...(
    [
      [false, /source: +\/dist\/static\/js\/index\.\w+\.js:1/],
      [true, /source: +\S*\/node_modules\/modern\/index\.js:1/],
    ] as const
  ).map(([sourceMap, expected]): Proof => ({
    says,
    run: 'build',
    files,
    config: { output: { ...setting, sourceMap }, plugins: [pluginCheckSyntax()] },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, expected);
    },
  })),
  ...([{ mode: 'development' }, { output: { target: 'web-worker' } }] as const).map(
    ({ output, ...other }: RsbuildConfig): Proof => ({
      says: says.filter((text) => text.startsWith('In production mode')),
      run: 'build',
      files,
      config: { ...other, output: { ...setting, ...output }, plugins: [pluginCheckSyntax()] },
      expect: ({ error }) => assert.equal(error, undefined),
    }),
  ),
];
