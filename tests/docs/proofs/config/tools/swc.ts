import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Use tools.swc for SWC settings that Rsbuild has no option for.',
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
