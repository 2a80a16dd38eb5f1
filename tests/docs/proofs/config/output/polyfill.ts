import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'For the target web, the polyfills are in a chunk named lib-polyfill if performance.chunkSplit uses its default strategy.',
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
