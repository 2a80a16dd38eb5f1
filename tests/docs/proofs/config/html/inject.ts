import assert from 'node:assert/strict';
import { looksLike } from '@site/tests/docs/proving/kit/looks-like';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "'body' | at the end of <body>",
    run: 'build',
    config: { html: { inject: 'body' } },
    expect: ({ read }) => assert.match(read('index.html'), /<script[^>]*><\/script><\/body>/),
  },
  {
    shown: 'dist/index.html',
    run: 'build',
    sample: 'rsbuild.config.ts',
    section: 'Move scripts to the body',
    with: { output: { filenameHash: false }, html: { meta: { charset: false, viewport: false } } },
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
];
