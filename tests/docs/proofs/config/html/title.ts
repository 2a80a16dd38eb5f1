import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const twoEntries = {
  'src/index.ts': "console.log('shop');\n",
  'src/cart.ts': "console.log('cart');\n",
};

export const proofs: Proof[] = [
  {
    says: '<title>Shoe shop</title>',
    section: 'One title for all pages',
    run: 'build',
    sample: 'rsbuild.config.ts',
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shoe shop<\/title>/),
  },
  {
    says: 'A function is called once for each entry.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'entryName' },
    files: twoEntries,
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop<\/title>/);
      assert.match(read('cart.html'), /<title>Your cart<\/title>/);
    },
  },
  {
    says: 'In an array, the items are applied from left to right.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '${value}' },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Your cart – Shoe shop<\/title>/),
  },
  {
    says: 'Remove the tag',
    section: 'Remove the tag',
    run: 'build',
    sample: 'rsbuild.config.ts',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /<title>/),
  },
];
