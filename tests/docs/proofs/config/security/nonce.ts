import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      '<script> that Rsbuild generates, including inline scripts | Yes',
      'Scripts and styles that the bundle adds at run time, such as those of dynamic imports | Yes, through __webpack_nonce__',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\nimport('./b.js');\n",
      'src/a.css': '.a{color:red}',
      'src/b.js': 'console.log(1)',
    },
    config: { security: { nonce: 'NONCE_HERE' }, output: { inlineStyles: true } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*nonce="NONCE_HERE"/);
      assert.match(read('index.html'), /<style nonce="NONCE_HERE">/);
      assert.match(read(script), /NONCE_HERE/);
    },
  },
  {
    says: [
      'The page then contains the placeholder as the nonce:',
      'Tags in your template | No',
      '<link rel="stylesheet"> and other <link> tags in the page | No',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }',
      'page.html': '<!doctype html><html><head><style>b{}</style></head><body></body></html>',
    },
    config: { html: { template: './page.html' }, security: { nonce: 'NONCE_HERE' } },
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<script [^>]*nonce="NONCE_HERE"/);
      assert.match(html, /<style>b\{\}<\/style>/);
      assert.match(html, /<link [^>]*stylesheet/);
      assert.doesNotMatch(html, /<link [^>]*nonce/);
    },
  },
  {
    says: '<style> from output.inlineStyles | Yes',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    config: { security: { nonce: 'NONCE_HERE' }, output: { inlineStyles: true } },
    expect: ({ read }) => assert.match(read('index.html'), /<style nonce="NONCE_HERE">/),
  },
];
