import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild builds a script for each of them, a stylesheet if it imports CSS, and an HTML page if the target is web.',
      'html | Whether the entry gets an HTML page. The default is true. Rsbuild adds this field',
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
    says: "If you don't set the option, the entry is index in the src directory of the root, with the first of these extensions that exists: ts, js, tsx, jsx, mts, cts, mjs, cjs.",
    run: 'build',
    files: { 'src/index.js': "console.log('js');", 'src/index.ts': "console.log('ts');" },
    expect: ({ read }) => assert.match(read(script), /"ts"/),
  },
];
