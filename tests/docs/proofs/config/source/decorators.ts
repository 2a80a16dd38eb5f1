import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const decorated = {
  'src/index.ts':
    'const mark = (...args: unknown[]): any => args.length;\n@mark class A { @mark field = 1; }\nconsole.log(A);\n',
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: "'legacy' | The earlier Stage 1 design | experimentalDecorators: true",
    run: 'build',
    files: decorated,
    config: { source: { decorators: { version: 'legacy' } }, output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_ts_decorate|__decorate/),
  },
  {
    says: "'2022-03' | The Stage 3 proposal, as of March 2022 | 5.0 and later, without a flag",
    run: 'build',
    files: decorated,
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_apply_decs_2203_r|applyDecs2203/i),
  },
];
