import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};

export const proofs: Proof[] = [
  {
    says: 'The other options of css-loader are url, import, esModule and exportType.',
    run: 'build',
    files: { ...styled, 'src/a.css': '.a { background: url(./none.png) }' },
    config: { tools: { cssLoader: { url: false } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\("?\.\/none\.png"?\)/),
  },
  {
    says: 'Rsbuild then removes the plugin that extracts CSS, and no CSS files are written.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    config: { tools: { cssLoader: { exportType: 'string' } } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.css')), files.join()),
  },
];
