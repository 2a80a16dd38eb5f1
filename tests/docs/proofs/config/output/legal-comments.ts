import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'The comments are moved to a file next to the script',
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    expect({ read }) {
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /@license Ann/);
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
  {
    says: "'none' | The comments are removed | None",
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    config: { output: { legalComments: 'none' } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.txt')), files.join());
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
];
