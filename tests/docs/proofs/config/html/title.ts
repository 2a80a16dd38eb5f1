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
const calledPerPage = 'Set a function, which Rsbuild calls once for each page of each environment.';

export const proofs: Proof[] = [
  oncePerPage(calledPerPage, (note) => ({
    title: ({ entryName }) => note(entryName),
  })),
  {
    says: 'Until you set a title, the browser tab says Rsbuild App.',
    run: 'preview',
    async expect({ open }) {
      assert.equal(await (await open('/')).title(), 'Rsbuild App');
    },
  },
  {
    says: 'We recommend that you set html.title as well, because the tab shows it while your scripts are loading.',
    run: 'preview',
    files: { 'src/index.js': "document.title = 'Your cart';\n" },
    config: { html: { title: 'Shoe shop' } },
    async expect({ open }) {
      const page = await open('/');
      assert.equal(await page.title(), 'Your cart');
      const held: (() => Promise<void>)[] = [];
      await page.route('**/*.js', (route) => void held.push(() => route.continue()));
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => document.title === 'Shoe shop');
      assert.equal(held.length, 1);
      for (const release of held) await release();
      await page.waitForFunction(() => document.title === 'Your cart');
    },
  },
  {
    shown: { title: 'dist/index.html' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    says: [calledPerPage, 'It receives the name of the entry and returns the title:'],
    shown: { title: 'dist/cart.html', nth: 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    files: twoEntries,
    expect({ read, shown }) {
      assert.match(read('index.html'), /<title>Shoe shop<\/title>/);
      assert.ok(read('cart.html').includes(shown.trim()));
    },
  },
  {
    says: 'For an entry that you forget in the list, the function returns nothing, and the page keeps the default title.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    with: { source: { entry: { about: './src/index.ts' } } },
    files: twoEntries,
    expect: ({ read }) => assert.match(read('about.html'), /<title>Rsbuild App<\/title>/),
  },
  {
    says: [
      'Set an array, which Rsbuild applies from left to right.',
      'The first function returns the title of the page, and the second one receives it as value and extends it:',
    ],
    shown: { title: 'dist/cart.html', nth: 2 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: '${value}' },
    files: twoEntries,
    expect({ read, shown }) {
      assert.ok(read('cart.html').includes(shown.trim()), read('cart.html'));
      assert.match(read('index.html'), /<title>All shoes – Shoe shop<\/title>/);
    },
  },
  {
    says: 'If your server adds the title, set an empty string, and the page has no <title>:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Remove the title tag' },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /<title>/),
  },
  ...(
    [
      ['mine', 'mine'],
      ['<%= htmlPlugin.options.title %>', 'other'],
    ] as const
  ).map<Proof>(([written, title]) => ({
    says: [
      'Your template has a <title>, and Rsbuild leaves it alone.',
      'Delete this tag from the template, or print the value of the option in it:',
    ],
    run: 'build',
    files: templateWith(`<title>${written}</title>`),
    config: { html: { template: './page.html', title: 'other' } },
    expect: ({ read }) =>
      assert.deepEqual(read('index.html').match(/<title>.*?</g), [`<title>${title}<`]),
  })),
  {
    says: [
      'Your template has a <title> in another place, such as an inline <svg> or a comment.',
      'Rsbuild takes it for the title of the page and adds none.',
    ],
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
    says: 'Rsbuild puts the title into the page unescaped.',
    run: 'build',
    config: { html: { title: 'a & <b>' } },
    expect: ({ read }) => assert.match(read('index.html'), /<title>a & <b><\/title>/),
  },
];
