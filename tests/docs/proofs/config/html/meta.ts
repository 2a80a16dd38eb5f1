import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const charset = '<meta charset="UTF-8">';
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1.0">';
const metaTags = (html: string) => html.match(/<meta[^>]*>/g) ?? [];
const joinedTags = (html: string) => metaTags(html).join('\n');

const twoEntries = { 'src/index.ts': 'console.log(1);', 'src/blog.ts': 'console.log(2);' };
const calledPerPage =
  'Set a function, which Rsbuild calls once for each page of each environment, and change value in it:';

export const proofs: Proof[] = [
  oncePerPage(calledPerPage, (note) => ({
    meta: ({ entryName }) => note(entryName),
  })),
  {
    says: 'Rsbuild adds the first two tags by default.',
    run: 'build',
    expect: ({ read }) => assert.deepEqual(metaTags(read('index.html')), [charset, viewport]),
  },
  {
    says: [
      'To add a tag, set its name and its content:',
      "It merges your object with them, so there's no need to repeat them.",
    ],
    shown: { title: 'dist/index.html' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => looksLike(joinedTags(read('index.html')), shown),
  },
  {
    says: 'For these, the key is the name and the string is the content.',
    shown: { containing: '<meta name="robots" content="noindex">' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'no-referrer' },
    expect: ({ read, shown }) => looksLike(joinedTags(read('index.html')), shown),
  },
  {
    says: [
      'In the tags for a link preview, a property takes the place of the name.',
      'Set an object, and Rsbuild uses its keys as the attributes:',
      "You choose the keys ogTitle and ogImage, which don't appear in the page.",
    ],
    shown: { containing: '<meta property="og:title"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'og:title' },
    expect({ read, shown }) {
      looksLike(joinedTags(read('index.html')), shown);
      assert.equal(metaTags(read('index.html')).length, 4);
      assert.doesNotMatch(read('index.html'), /ogTitle|ogImage/);
    },
  },
  {
    says: [
      'An object can contain http-equiv, media and other attributes of HTML, too.',
      "For example, these tags make an information screen reload itself every five minutes and adapt the color of the browser's toolbar to the color scheme:",
    ],
    shown: { containing: '<meta http-equiv="refresh"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'http-equiv' },
    expect: ({ read, shown }) => looksLike(joinedTags(read('index.html')), shown),
  },
  {
    says: [
      'An object can contain http-equiv, media and other attributes of HTML, too.',
      'For an attribute without a value, set true.',
    ],
    run: 'build',
    config: {
      html: {
        meta: { demo: { id: 'demo', itemprop: 'name', lang: 'en', content: 'x', flag: true } },
      },
    },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<meta id="demo" itemprop="name" lang="en" content="x" flag>/,
      ),
  },
  {
    says: 'Set viewport, and your value replaces the default:',
    shown: { containing: 'viewport-fit=cover"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'viewport-fit' },
    expect({ read, shown }) {
      looksLike(joinedTags(read('index.html')), shown);
      assert.equal(metaTags(read('index.html')).length, 2);
    },
  },
  {
    says: 'To leave out a tag that Rsbuild adds by default, set it to false:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Remove a default tag' },
    expect: ({ read }) => assert.deepEqual(metaTags(read('index.html')), [charset]),
  },
  {
    says: calledPerPage,
    shown: 'dist/blog.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'descriptions[entryName]' },
    files: twoEntries,
    expect({ read, shown }) {
      looksLike(joinedTags(read('blog.html')), shown);
      assert.match(read('index.html'), /content="Hand-made shoes from Lisbon"/);
    },
  },
  ...[true, false].map((isSpread): Proof => ({
    says: [
      'If you return an object, it replaces the tags so far, including the two defaults.',
      'To keep these, spread value into the object:',
    ],
    run: 'build',
    config: {
      html: {
        meta: isSpread ? ({ value }) => ({ ...value, author: 'Ann' }) : () => ({ author: 'Ann' }),
      },
    },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), [
        ...(isSpread ? [charset, viewport] : []),
        '<meta name="author" content="Ann">',
      ]),
  })),
  {
    says: 'To combine common tags with those of single pages, set an array.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "author: 'Ann', robots" },
    files: twoEntries,
    expect({ read }) {
      for (const page of ['index.html', 'blog.html']) {
        assert.match(read(page), /<meta name="author" content="Ann">/);
      }
      assert.match(read('index.html'), /<meta name="robots" content="noindex">/);
      assert.match(read('blog.html'), /<meta name="robots" content="all">/);
    },
  },
  {
    says: 'Rsbuild applies its items from left to right:',
    run: 'build',
    config: {
      html: {
        meta: [{ author: 'Ann' }, ({ value }) => ({ author: `${String(value.author)} Lee` })],
      },
    },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), ['<meta name="author" content="Ann Lee">']),
  },
  {
    says: [
      'Rsbuild compares only charset and viewport with the template, and leaves out its own where the template has one.',
      'for example a description.',
      'Your template and your config contain the same tag,',
    ],
    run: 'build',
    files: {
      'page.html':
        '<html><head><meta charset="gbk"><meta name="viewport" content="width=1"><meta name="description" content="a"></head><body></body></html>',
    },
    config: {
      html: {
        template: './page.html',
        meta: { charset: { charset: 'UTF-16' }, viewport: 'width=2', description: 'b' },
      },
    },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), [
        '<meta charset="gbk">',
        '<meta name="viewport" content="width=1">',
        '<meta name="description" content="a">',
        '<meta name="description" content="b">',
      ]),
  },
  {
    says: [
      'If you see charset or viewport twice, add quotes to the attribute in the template.',
      "Rsbuild doesn't recognize <meta charset=utf-8> or <meta name=viewport …>.",
    ],
    run: 'build',
    files: {
      'page.html':
        '<html><head><meta charset=utf-8><meta name=viewport content="width=1"></head><body></body></html>',
    },
    config: { html: { template: './page.html' } },
    expect: ({ read }) => assert.equal(metaTags(read('index.html')).length, 4),
  },
  {
    says: 'You\'ve set charset to a string, which becomes a tag with a name, such as <meta name="charset" content="GBK">.',
    run: 'build',
    config: { html: { meta: { charset: 'GBK' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<meta name="charset" content="GBK">/),
  },
  {
    says: 'Browsers look for the attribute charset, so use an object:',
    run: 'build',
    config: { html: { meta: { charset: { charset: 'GBK' } } } },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), ['<meta charset="GBK">', viewport]),
  },
  {
    says: [
      'Rsbuild leaves the values unescaped, so a double quote in the text ends the attribute.',
      'Put &quot; in its place.',
    ],
    run: 'build',
    config: { html: { meta: { a: 'x"<&y', b: '&quot;' } } },
    expect({ read }) {
      assert.ok(read('index.html').includes('<meta name="a" content="x"<&y">'));
      assert.ok(read('index.html').includes('<meta name="b" content="&quot;">'));
    },
  },
  {
    says: [
      'You commented out the charset or viewport tag of the template, and now the page has none.',
      'For Rsbuild, a tag in a comment still counts.',
    ],
    run: 'build',
    files: {
      'page.html':
        '<html><head><!-- <meta charset="a"> <meta name="viewport" content="b"> --></head><body></body></html>',
    },
    config: { html: { template: './page.html' } },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html').replace(/<!--.*?-->/, '')), []),
  },
];
