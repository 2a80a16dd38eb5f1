import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: 'You can tell css-loader to skip such addresses:',
    run: 'build',
    files: { ...styled, 'src/a.css': '.a { background: url(./none.png) }' },
    config: { tools: { cssLoader: { url: false } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\("?\.\/none\.png"?\)/),
  },
];
