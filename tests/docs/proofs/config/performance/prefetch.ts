import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };

export const proofs: Proof[] = [
  {
    says: "true is the same as { type: 'async-chunks' }.",
    run: 'build',
    files: lazy,
    config: { performance: { prefetch: true } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<link href="\/static\/js\/async\/[^"]+\.js" rel="prefetch">/,
      ),
  },
  {
    says: 'With inlineScripts: true, for example, no script gets a tag.',
    run: 'build',
    files: lazy,
    config: { output: { inlineScripts: true }, performance: { prefetch: true } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="prefetch"/),
  },
];
