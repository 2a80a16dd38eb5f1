import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const charset = '<meta charset="UTF-8">';
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1.0">';
const metaTags = (html: string) => html.match(/<meta[^>]*>/g) ?? [];

export const proofs: Proof[] = [
  oncePerPage(
    'You can set a function, which Rsbuild calls once for each page of each environment.',
    (note) => ({
      meta: ({ entryName }) => note(entryName),
    }),
  ),
  {
    says: 'Rsbuild adds a <meta> tag for the character set and one for the viewport to your pages.',
    run: 'build',
    expect: ({ read }) => assert.deepEqual(metaTags(read('index.html')), [charset, viewport]),
  },
  {
    says: [
      'The key identifies the tag, and the value decides what Rsbuild writes:',
      'String | description: \'Shoes\' | <meta name="description" content="Shoes">',
      'Object | ogTitle: { property: \'og:title\', content: \'Shoes\' } | <meta property="og:title" content="Shoes">',
      'Object with true | demo: { name: \'demo\', flag: true } | <meta name="demo" flag>',
      'false | viewport: false | None',
      'With an object, Rsbuild writes the attributes as you set them and adds no others.',
      'The key only identifies the tag.',
    ],
    run: 'build',
    config: {
      html: {
        meta: {
          description: 'Shoes',
          ogTitle: { property: 'og:title', content: 'Shoes' },
          demo: { name: 'demo', flag: true },
          viewport: false,
        },
      },
    },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), [
        charset,
        '<meta name="description" content="Shoes">',
        '<meta property="og:title" content="Shoes">',
        '<meta name="demo" flag>',
      ]),
  },
  {
    says: 'Rsbuild merges your object with the defaults, so charset and viewport stay.',
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => looksLike(metaTags(read('index.html')).join('\n'), shown),
  },
  {
    says: [
      'You can set a function, which Rsbuild calls once for each page of each environment.',
      'It gets the current tags as value and the name of the entry as entryName.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'switch (entryName)' },
    files: {
      'src/index.ts': 'console.log(1);',
      'src/shop.ts': 'console.log(2);',
      'src/blog.ts': 'console.log(3);',
    },
    expect({ read }) {
      assert.match(read('shop.html'), /content="All shoes at a glance"/);
      assert.match(read('blog.html'), /content="News from the workshop"/);
      assert.match(read('index.html'), /content="Hand-made shoes from Lisbon"/);
      assert.ok(read('shop.html').includes(viewport));
    },
  },
  {
    says: 'It replaces all tags, including the two defaults.',
    run: 'build',
    config: { html: { meta: () => ({ author: 'Ann' }) } },
    expect: ({ read }) =>
      assert.deepEqual(metaTags(read('index.html')), ['<meta name="author" content="Ann">']),
  },
  {
    says: 'If you set an array of objects and functions, Rsbuild applies its items from left to right.',
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
      'If your html.template already has a charset or a viewport tag, Rsbuild leaves out the tag of this option, even if you set it yourself.',
      "Rsbuild doesn't compare other tags.",
      'If the template has a description and you set one in html.meta, the page has both.',
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
    says: "Rsbuild doesn't recognize <meta charset=utf-8> or <meta name=viewport …>, and the page gets both tags.",
    run: 'build',
    files: {
      'page.html':
        '<html><head><meta charset=utf-8><meta name=viewport content="width=1"></head><body></body></html>',
    },
    config: { html: { template: './page.html' } },
    expect: ({ read }) => assert.equal(metaTags(read('index.html')).length, 4),
  },
  {
    says: 'charset: \'GBK\' is a string, so it results in <meta name="charset" content="GBK">',
    run: 'build',
    config: { html: { meta: { charset: 'GBK' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<meta name="charset" content="GBK">/),
  },
  {
    says: "It doesn't escape the values, so write &quot; for a double quote.",
    run: 'build',
    config: { html: { meta: { a: 'x"<&y', b: '&quot;' } } },
    expect({ read }) {
      assert.ok(read('index.html').includes('<meta name="a" content="x"<&y">'));
      assert.ok(read('index.html').includes('<meta name="b" content="&quot;">'));
    },
  },
  {
    says: 'A tag in a comment counts too, and the page then has none.',
    run: 'build',
    files: {
      'page.html': '<html><head><!-- <meta charset="a"> --></head><body></body></html>',
    },
    config: { html: { template: './page.html' } },
    expect({ read }) {
      const html = read('index.html').replace(/<!--.*?-->/, '');
      assert.doesNotMatch(html, /charset/i);
      assert.match(html, /<meta name="viewport"/);
    },
  },
];
