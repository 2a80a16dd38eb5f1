import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      "A: 'text' | The identifier text, because a string is inserted as code",
      'A: JSON.stringify(\'text\') | The string "text"',
      "'typeof A': JSON.stringify('object') | The string, but only for the expression typeof A",
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log(TEXT, SUM, typeof window2);\n' },
    config: {
      output: { minify: false },
      source: {
        define: { TEXT: JSON.stringify('hi'), SUM: '1 + 1', 'typeof window2': '"object"' },
      },
    },
    expect: ({ read }) => assert.match(read(script), /console\.log\("hi", 1 \+ 1, "object"\)/),
  },
  {
    says: "Don't pass the whole of process.env.",
    run: 'build',
    config: { source: { define: { 'process.env': JSON.stringify(process.env) } } },
    expect: ({ log }) =>
      assert.match(log, /indicating potential exposure of all environment variables/),
  },
];
