import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'false | Neither is minified',
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /const greeting = Math\.random\(\);\n/),
  },
  {
    says: "'always' minifies in all modes (since 1.3.22)",
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { mode: 'development', output: { minify: { js: 'always' } } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /const greeting/),
  },
];
