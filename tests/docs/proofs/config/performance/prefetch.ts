import assert from 'node:assert/strict';
import { hintProofs, hintsOf } from '#kit/resource-hints';
import type { Proof } from '#tools/prover/proof';

const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };

export const proofs: Proof[] = [
  ...hintProofs('prefetch'),
  {
    says: 'With inlineScripts: true, for example, no script gets a tag in production.',
    run: 'build',
    files: lazy,
    config: { output: { inlineScripts: true }, performance: { prefetch: true } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="prefetch"/),
  },
  {
    says: [
      'Scripts that the page already loads with <script src>.',
      'A stylesheet that the page links to does get a tag.',
    ],
    run: 'build',
    files: { 'src/index.js': "import './index.css';", 'src/index.css': 'a { color: red }' },
    config: { performance: { prefetch: { type: 'initial' } } },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), ['/static/css/index.css']),
  },
  {
    says: 'For example, this selects the PNG images of the page, whichever chunk they belong to:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'include: /' },
    with: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\nimport('./later.js');",
      'src/later.js': "import url from './b.png';\nconsole.log(url);",
      'src/a.png': 'a',
      'src/b.png': 'b',
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), [
        '/static/image/a.png',
        '/static/image/b.png',
      ]),
  },
  {
    says: 'This selects the on-demand chunks, except for those of an admin area:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'admin' },
    files: {
      'src/index.js':
        "import(/* webpackChunkName: 'admin-users' */ './admin.js');\nimport(/* webpackChunkName: 'cart' */ './cart.js');",
      'src/admin.js': "console.log('admin');",
      'src/cart.js': "console.log('cart');",
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), ['/static/js/async/cart.js']),
  },
  {
    says: "With the asset prefix 'auto', the tags of nested pages, such as dist/shop/index.html, have wrong addresses, because they lack the ../.",
    run: 'build',
    files: {
      'src/shop.js': "import(/* webpackChunkName: 'later' */ './later.js');\n",
      'src/later.js': '',
    },
    config: {
      source: { entry: { shop: './src/shop.js' } },
      html: { outputStructure: 'nested' },
      output: { assetPrefix: 'auto' },
      performance: { prefetch: true },
    },
    expect: ({ read }) =>
      assert.deepEqual(hintsOf(read('shop/index.html'), 'prefetch'), ['static/js/async/later.js']),
  },
];
