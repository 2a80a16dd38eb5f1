import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: 'filename | static/css/[name].css, in production with .[contenthash:8] | The name of files that are loaded with the page',
    run: 'build',
    files: styled,
    config: { tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
    expect: ({ files }) => assert.ok(files.includes('all.css'), files.join()),
  },
];
