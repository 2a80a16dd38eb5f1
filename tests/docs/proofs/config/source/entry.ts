import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      'source.entry names your entries; each one gets a script, a stylesheet if it imports CSS, and an HTML page.',
      'html | false: no HTML page for this entry. Default true. Added by Rsbuild',
    ],
    run: 'build',
    files: { 'src/a.js': 'console.log(1);', 'src/b.js': 'console.log(2);' },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: { import: './src/b.js', html: false } } },
    },
    expect: ({ files }) => assert.deepEqual(files, ['a.html', 'static/js/a.js', 'static/js/b.js']),
  },
  {
    says: 'Without it, Rsbuild looks in src under the root for index with these extensions, in this order: ts, js, tsx, jsx, mts, cts, mjs, cjs.',
    run: 'build',
    files: { 'src/index.js': "console.log('js');", 'src/index.ts': "console.log('ts');" },
    expect: ({ read }) => assert.match(read(script), /"ts"/),
  },
];
