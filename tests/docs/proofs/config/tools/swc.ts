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
  {
    says: 'If you set jsc.target, the build fails with env and jsc.target cannot be used together.',
    run: 'build',
    config: { tools: { swc: { jsc: { target: 'es2022' } } } },
    expect: ({ error, log }) => {
      assert.ok(error);
      assert.match(log, /`env` and `jsc\.target` cannot be used together/);
    },
  },
  {
    says: 'Remove env in the same function.',
    run: 'build',
    files: {
      'src/index.js': 'class A { #x = 1; static y = (a) => a.#x ?? 2; }\nconsole.log(A.y);',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'delete options.env' },
    with: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /#x/),
  },
];
