import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const big = { 'src/index.js': `console.log(${JSON.stringify('word '.repeat(1000))});` };

export const proofs: Proof[] = [
  {
    says: 'The dev server and the preview server compress text responses with gzip',
    run: 'dev',
    files: big,
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), 'gzip'),
  },
  {
    says: 'Disable compression',
    run: 'dev',
    files: big,
    config: { server: { compress: false } },
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), null),
  },
];
