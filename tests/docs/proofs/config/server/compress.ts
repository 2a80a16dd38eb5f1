import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const big = { 'src/index.js': `console.log(${JSON.stringify('word '.repeat(1000))});` };

export const proofs: Proof[] = [
  {
    says: 'The dev server and the preview server send text responses gzipped',
    run: 'dev',
    files: big,
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), 'gzip'),
  },
  {
    says: 'Turn it off when you want to read raw responses or when a tool in between compresses anyway.',
    run: 'dev',
    files: big,
    config: { server: { compress: false } },
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), null),
  },
];
