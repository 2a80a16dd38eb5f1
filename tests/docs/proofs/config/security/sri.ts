import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
      `Rsbuild uses the value of html.crossorigin, or adds crossorigin="anonymous" if you haven't set it.`,
    ],
    run: 'build',
    config: { security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-[\w+/=]+"/);
      assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/);
    },
  },
  {
    says: "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
    run: 'build',
    config: { security: { sri: { enable: true, algorithm: 'sha512' } } },
    expect: ({ read }) => assert.match(read('index.html'), /integrity="sha512-/),
  },
  {
    says: [
      'Scripts that Rspack loads at run time, such as dynamic imports | Yes',
      'Stylesheets that Rspack loads at run time | No',
    ],
    run: 'build',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "import './later.css';\nconsole.log('later');\n",
      'src/later.css': '.a { color: red }',
    },
    config: { output: { minify: false }, security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      const code = read('static/js/index.*.js');
      assert.match(code, /script\.integrity =/);
      assert.match(code, /linkTag\.href =/);
      assert.doesNotMatch(code, /linkTag\.integrity/);
    },
  },
  {
    says: 'If you only set algorithm, the feature stays off.',
    run: 'build',
    config: { security: { sri: { algorithm: 'sha512' } } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /integrity/),
  },
];
