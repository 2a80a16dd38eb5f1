import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Output | index.js and index.css | Only index.js',
    run: 'build',
    files: styled,
    config: { output: { injectStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read(script), /\.alpha/);
    },
  },
];
