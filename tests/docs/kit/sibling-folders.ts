import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

const siblings = [
  ['app-utils', true],
  ['utils', false],
] as const;

/** Whether SWC compiles the folders beside the root `packages/app`: it compares the beginning of the path. */
export const siblingFolders = (says: string[]): Proof[] =>
  siblings.map(([sibling, compiled]) => ({
    says,
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `export default {
  root: './packages/app',
  output: { overrideBrowserslist: ['chrome 60'], minify: false, distPath: { root: '../../dist' } },
};
`,
      'packages/app/src/index.js': `import { name } from '../../${sibling}/name.js';\nconsole.log(name({}));\n`,
      [`packages/${sibling}/name.js`]: 'export const name = (x) => x?.a ?? 1;\n',
    },
    expect: ({ read }) => assert.equal(/x\?\.a/.test(read('static/js/index.*.js')), !compiled),
  }));
