import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild resolves a relative value against the working directory, or in the JavaScript API against the cwd that you pass to createRsbuild.',
    run: 'rspack',
    files: { 'app/src/index.js': 'console.log(1);' },
    config: { root: './app' },
    expect: ({ context }) => assert.match(String(context), /[\\/]app$/),
  },
];
