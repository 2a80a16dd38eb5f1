import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
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
  {
    says: "With 'auto', Rsbuild doesn't delete files outside the project.",
    run: 'build',
    config: {
      root: 'src',
      source: { entry: { index: './index.js' } },
      output: { distPath: { root: '../dist' } },
    },
    files: { 'src/index.js': "console.log('a');\n", 'dist/old.txt': '' },
    expect({ files, log }) {
      assert.ok(files.includes('old.txt'));
      assert.match(log, /The dist path is not a subdir of root path, Rsbuild will not empty it\./);
      assert.match(log, /Current root path: .*\n.*Current dist path: /);
    },
  },
  {
    says: "While keep has items, Rsbuild doesn't remove directories that become empty.",
    run: 'build',
    files: { 'dist/folder/old.txt': '', 'dist/kept.txt': '' },
    config: { output: { cleanDistPath: { keep: [/\/dist\/kept\.txt$/] } } },
    expect({ root, files }) {
      assert.ok(!files.includes('folder/old.txt'));
      assert.ok(fs.existsSync(path.join(root, 'dist/folder')));
    },
  },
  {
    says: 'If a directory matches, its content is kept too.',
    run: 'build',
    files: { 'dist/uploads/a.txt': '', 'dist/b.txt': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'uploads' },
    expect: ({ files }) => assert.ok(files.includes('uploads/a.txt') && !files.includes('b.txt')),
  },
];
