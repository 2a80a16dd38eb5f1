import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'A relative value starts at the working directory; in the JavaScript API, at the cwd given to createRsbuild.',
    run: 'rspack',
    files: { 'app/src/index.js': 'console.log(1);' },
    config: { root: './app' },
    expect: ({ context }) => assert.match(String(context), /[\\/]app$/),
  },
];
