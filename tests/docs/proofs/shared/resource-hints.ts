import assert from 'node:assert/strict';
import { hintProofs, hintsOf } from '#kit/resource-hints';
import type { Proof } from '#tools/prover/proof';

const chunks = {
  'src/index.js':
    "import(/* webpackChunkName: 'admin-users' */ './admin.js');\nimport(/* webpackChunkName: 'cart' */ './cart.js');",
  'src/admin.js': "import url from './admin.svg';\nconsole.log('admin', url);",
  'src/admin.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'src/cart.js': "import url from './cart.svg';\nconsole.log('cart', url);",
  'src/cart.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g /></svg>',
};

/** What a sample selects from the chunks of a cart and an admin area. */
const selects = (says: string, containing: string, expected: string[]): Proof => ({
  says,
  run: 'build',
  sample: { title: 'rsbuild.config.ts', containing },
  with: { output: { dataUriLimit: 0 } },
  files: chunks,
  expect: ({ read }) => assert.deepEqual(hintsOf(read('index.html'), 'prefetch'), expected),
});

export const proofs: Proof[] = [
  ...hintProofs('prefetch'),
  ...hintProofs('preload'),
  selects(
    'For the usual cases, a regular expression for the extension is enough:',
    'include: /\\.js$/',
    ['/static/js/async/admin-users.js', '/static/js/async/cart.js'],
  ),
  selects('this one leaves out the chunks of an admin area', 'filename.includes', [
    '/static/js/async/cart.js',
    '/static/svg/cart.svg',
  ]),
  selects('You can combine both fields.', 'exclude: /admin/', ['/static/js/async/cart.js']),
  {
    says: [
      'The items can be regular expressions, functions and strings, and Rsbuild turns a string into a regular expression:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '/hero' },
    with: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': [
        "import hero from './hero.webp';",
        "import photo from './photo.webp';",
        "import font from './text.woff2';",
        'console.log(hero, photo, font);',
      ].join('\n'),
      'src/hero.webp': 'hero',
      'src/photo.webp': 'photo',
      'src/text.woff2': 'text',
    },
    expect: ({ read }) =>
      assert.deepEqual(
        hintsOf(read('index.html'), 'preload').map((tag) => tag.split(' ')[0]),
        ['/static/font/text.woff2', '/static/image/hero.webp'],
      ),
  },
];
