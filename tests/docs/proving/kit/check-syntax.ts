import assert from 'node:assert/strict';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Proof } from '../proof';
import { fakePackage } from './fake-package';
import { samplePackage } from './sample-package';

const { pluginCheckSyntax } = samplePackage<{ pluginCheckSyntax: () => RsbuildPlugin }>(
  '@rsbuild/plugin-check-syntax',
);

/** That the plugin makes a build fail, and names the output file, or with source maps the file of the package. */
export const checksSyntax = (says: string[]): Proof[] =>
  (
    [
      [false, /source: +\/dist\/static\/js\/index\.\w+\.js:1/],
      [true, /source: +\S*\/node_modules\/modern\/index\.js:1/],
    ] as const
  ).map(([sourceMap, expected]) => ({
    says,
    run: 'build',
    files: {
      ...fakePackage('modern', 'export default (value) => value?.name;'),
      'src/index.js': "import name from 'modern';\nconsole.log(name(globalThis.user));\n",
    },
    config: {
      output: { sourceMap, overrideBrowserslist: ['chrome 60'] },
      plugins: [pluginCheckSyntax()],
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, expected);
    },
  }));
