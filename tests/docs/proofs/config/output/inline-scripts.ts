import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'true | Every script of the page: /\\.(?:js|mjs|cjs|jsx)$/ | production',
      'The inlined file is not written to the output folder.',
    ],
    run: 'build',
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      assert.match(read('index.html'), /<script[^>]*>.*console\.log\("hello"\).*<\/script>/s);
    },
  },
];
