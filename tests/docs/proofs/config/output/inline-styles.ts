import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: [
      'true | The stylesheets of the page, with names that match /\\.css$/ | Production',
      "The inlined files aren't written to the output directory.",
    ],
    run: 'build',
    files: styled,
    config: { output: { inlineStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('index.html'), /<style>\.alpha\{/);
    },
  },
];
