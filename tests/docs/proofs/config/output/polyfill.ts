import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "The polyfills of 'usage' and 'entry' go into a chunk lib-polyfill, as long as performance.chunkSplit has its default strategy.",
    run: 'build',
    files: { 'src/index.js': "console.log('a'.at(-1), [1].at(-1));\n" },
    config: { output: { polyfill: 'usage', overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /lib-polyfill\./.test(file)),
        files.join(),
      ),
  },
];
