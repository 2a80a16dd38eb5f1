import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: '\'ascii\' | "\\u4F60\\u597D"',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: { output: { charset: 'ascii' } },
    expect: ({ read }) => assert.match(read(script), /\\u4f60\\u597d/i),
  },
  {
    says: '\'utf8\' | "你好"',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    expect: ({ read }) => assert.match(read(script), /你好/),
  },
];
