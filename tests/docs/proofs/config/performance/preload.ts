import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };

export const proofs: Proof[] = [
  {
    says: "true is the same as { type: 'async-chunks' }.",
    run: 'build',
    files: lazy,
    config: { performance: { preload: true } },
    expect({ read }) {
      const [tag] = /<link[^>]*rel="preload"[^>]*>/.exec(read('index.html')) ?? [''];
      assert.match(tag, /as="script"/);
      assert.match(tag, /href="\/static\/js\/async\//);
    },
  },
];
