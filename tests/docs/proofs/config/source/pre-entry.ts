import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'The modules in source.preEntry run before the code of each entry.',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('second');" },
    config: { source: { preEntry: './src/first.js' } },
    expect: ({ read }) => assert.match(read(script), /"first".*"second"/s),
  },
];
