import assert from 'node:assert/strict';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const twoEntries = {
  'src/index.ts': "console.log('shop');\n",
  'src/cart.ts': "console.log('cart');\n",
};
const templateWith = (head: string, body = '') => ({
  'page.html': `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
});

export const proofs: Proof[] = [
  oncePerPage(
    'You can set a function, which Rsbuild calls once for each page of each environment.',
    (note) => ({
      title: ({ entryName }) => note(entryName),
    }),
  ),
  {
    says: [
      'This option sets the <title> of your pages.',
      'If you leave the option out, the title is Rsbuild App.',
    ],
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: '<title>Shoe shop</title>',
    section: 'Use one title for all pages',
    run: 'build',
    sample: 'rsbuild.config.ts',
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shoe shop<\/title>/),
  },
  {
    says: 'You can set a function, which Rsbuild calls once for each page of each environment.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'entryName' },
    files: twoEntries,
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop<\/title>/);
      assert.match(read('cart.html'), /<title>Your cart<\/title>/);
    },
  },
  {
    says: [
      "value is the current title, which is 'Rsbuild App' at first.",
      'If you return nothing, it stays the same.',
    ],
    run: 'build',
    config: { html: { title: ({ value }) => assert.equal(value, 'Rsbuild App') } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: [
      'In an array, Rsbuild applies the items from left to right.',
      'You can use this to add something to each title:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '${value}' },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Your cart – Shoe shop<\/title>/),
  },
  {
    says: 'Remove the title tag',
    section: 'Remove the title tag',
    run: 'build',
    sample: 'rsbuild.config.ts',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /<title>/),
  },
  ...(
    [
      ['mine', 'mine'],
      ['<%= htmlPlugin.options.title %>', 'other'],
    ] as const
  ).map<Proof>(([written, title]) => ({
    says: 'If your html.template has a <title>, this option has no effect, unless you print it with <title><%= htmlPlugin.options.title %></title>.',
    run: 'build',
    files: templateWith(`<title>${written}</title>`),
    config: { html: { template: './page.html', title: 'other' } },
    expect: ({ read }) =>
      assert.deepEqual(read('index.html').match(/<title>.*?</g), [`<title>${title}<`]),
  })),
  {
    says: "This also applies to a <title> in an inline <svg> or in a comment, so write the page's title in such a template too.",
    run: 'build',
    files: {
      'page.html': templateWith('', '<svg><title>mine</title></svg>')['page.html'],
      'comment.html': templateWith('<!-- <title>mine</title> -->')['page.html'],
      'src/index.js': 'console.log(1);',
    },
    config: {
      source: { entry: { page: './src/index.js', comment: './src/index.js' } },
      html: { title: 'other', template: ({ entryName }) => `./${entryName}.html` },
    },
    expect({ read }) {
      for (const page of ['page.html', 'comment.html']) assert.doesNotMatch(read(page), /other/);
    },
  },
  {
    says: "Rsbuild doesn't escape the text.",
    run: 'build',
    config: { html: { title: 'a & <b>' } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>a & <b><\/title>/),
  },
];
