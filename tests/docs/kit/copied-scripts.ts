import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

/** SWC compiles a worker, but not a script whose address the code gets with `new URL()`. */
export const copiedScripts = (says: string[]): Proof => ({
  says,
  run: 'build',
  config: {
    source: { include: [/file\.js$/] },
    output: { overrideBrowserslist: ['chrome 60'], minify: false },
  },
  files: {
    'src/index.js':
      "console.log(new URL('./file.js', import.meta.url));\nnew Worker(new URL('./worker.js', import.meta.url));\n",
    'src/file.js': 'console.log(globalThis.shoe?.size);\n',
    'src/worker.js': 'console.log(globalThis.shoe?.size);\n',
  },
  expect({ read }) {
    assert.match(read('static/assets/file.*.js'), /shoe\?\.size/);
    assert.doesNotMatch(read('static/js/async/*.js'), /\?\./);
  },
});
