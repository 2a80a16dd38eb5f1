import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Use this option for SWC settings that have no option of their own.',
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE);' },
    config: {
      tools: {
        swc: { jsc: { transform: { optimizer: { globals: { vars: { PLACE: '"swc"' } } } } } },
      },
    },
    expect: ({ read }) => assert.match(read(script), /"swc"/),
  },
];
