import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      "The syntax of your code | SWC compiles what the browsers don't support",
      'CSS | Lightning CSS adds prefixes and compiles newer syntax',
    ],
    run: 'build',
    files: { ...styled, 'src/index.js': "import './a.css';\nconsole.log(globalThis.a?.b);\n" },
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect({ read }) {
      assert.doesNotMatch(read(script), /\?\./);
      assert.match(read('static/css/index.*.css'), /-webkit-user-select:none/);
    },
  },
];
