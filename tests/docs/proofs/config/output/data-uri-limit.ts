import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "With the default limit of 4096, a file of 4096 bytes is inlined and a file of 4097 bytes isn't.",
    run: 'build',
    files: {
      'src/index.js':
        "import small from './small.png';\nimport big from './big.png';\nconsole.log(small, big);\n",
      'src/small.png': 'x'.repeat(4096),
      'src/big.png': 'x'.repeat(4097),
    },
    expect({ files, read }) {
      assert.deepEqual(
        files
          .filter((file) => file.endsWith('.png'))
          .map((file) => file.replace(/[0-9a-f]{8}/, 'HASH')),
        ['static/image/big.HASH.png'],
      );
      assert.match(read('static/js/index.*.js'), /data:image\/png;base64/);
    },
  },
];
