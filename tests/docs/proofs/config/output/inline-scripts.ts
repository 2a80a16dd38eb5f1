import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'true | The scripts of the page, with names that match /\\.(?:js|mjs|cjs|jsx)$/ | Production',
      "The inlined files aren't written to the output directory.",
    ],
    run: 'build',
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      assert.match(read('index.html'), /<script[^>]*>.*console\.log\("hello"\).*<\/script>/s);
    },
  },
];
