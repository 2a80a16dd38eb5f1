import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'keep | RegExp[] | undefined | Files and directories to keep',
    run: 'build',
    files: { 'dist/old.txt': 'old', 'dist/kept.json': '{}' },
    config: { output: { cleanDistPath: { keep: [/dist\/kept\.json$/] } } },
    expect({ files }) {
      assert.ok(files.includes('kept.json'), files.join());
      assert.ok(!files.includes('old.txt'), files.join());
    },
  },
  {
    says: 'false | Not emptied | Not emptied',
    run: 'build',
    files: { 'dist/old.txt': 'old' },
    config: { output: { cleanDistPath: false } },
    expect: ({ files }) => assert.ok(files.includes('old.txt'), files.join()),
  },
];
