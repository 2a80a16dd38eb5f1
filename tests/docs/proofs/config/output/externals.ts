import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "'_' | The global variable _",
    run: 'build',
    files: { 'src/index.js': "import $ from 'jquery';\nconsole.log($);\n" },
    config: { output: { externals: { jquery: 'jQuery' } } },
    expect: ({ read }) => assert.match(read(script), /=jQuery|\(jQuery\)/),
  },
];
