import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'source.preEntry puts modules in front of every entry.',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('second');" },
    config: { source: { preEntry: './src/first.js' } },
    expect: ({ read }) => assert.match(read(script), /"first".*"second"/s),
  },
];
