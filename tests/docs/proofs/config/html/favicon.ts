import assert from 'node:assert/strict';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" />';

export const proofs: Proof[] = [
  oncePerPage(
    'You can set a function, which Rsbuild calls once for each page of each environment.',
    (note) => ({
      favicon: ({ entryName }) => note(entryName),
    }),
  ),
  {
    says: [
      'Rsbuild copies the file to the output directory and adds <link rel="icon"> to the page.',
      'Rsbuild adds a type attribute if the address ends in .svg.',
    ],
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/assets/favicon.svg': svg },
    expect({ files, read, shown }) {
      assert.ok(files.includes('favicon.svg'), files.join());
      assert.ok(read('index.html').includes(shown.trim()), read('index.html'));
    },
  },
  {
    says: 'If you leave the option out, the page has no such link.',
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="icon"/),
  },
  {
    says: [
      'A path from the project root | Copied to the root of the output directory, with the same name and without a hash | The asset prefix and the file name',
      'The file name has no hash.',
    ],
    run: 'build',
    files: { 'pictures/icon.png': 'png' },
    config: { html: { favicon: './pictures/icon.png' }, output: { assetPrefix: '/shop/' } },
    expect({ files, read }) {
      assert.ok(files.includes('icon.png'), files.join());
      assert.match(read('index.html'), /<link rel="icon" href="\/shop\/icon\.png">/);
    },
  },
  {
    says: 'A URL that begins with http | Not copied | The URL, unchanged',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.ico')), files.join());
      assert.match(
        read('index.html'),
        /<link rel="icon" href="https:\/\/cdn\.example\.com\/favicon\.ico">/,
      );
    },
  },
  {
    says: "If it can't read the file, the build fails.",
    run: 'build',
    config: { html: { favicon: './none.png' } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to read the favicon file at .*none\.png/);
    },
  },
  {
    says: 'You can set a function, which Rsbuild calls once for each page of each environment.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    files: {
      'src/index.ts': 'console.log(1);',
      'src/shop.ts': 'console.log(2);',
      'src/blog.ts': 'console.log(3);',
    },
    expect({ read }) {
      assert.match(read('shop.html'), /cdn\.example\.com\/shop\.ico/);
      assert.match(read('blog.html'), /cdn\.example\.com\/blog\.ico/);
      assert.match(read('index.html'), /cdn\.example\.com\/favicon\.ico/);
    },
  },
  {
    says: [
      'Rsbuild applies the items from left to right, and each function gets the current icon as value.',
      'If you return nothing, value stays the same.',
    ],
    run: 'build',
    config: {
      html: {
        favicon: [
          'https://example.com/a.ico',
          ({ value }) => `${value}?first`,
          () => undefined,
          ({ value }) => `${value}&second`,
        ],
      },
    },
    expect: ({ read }) =>
      assert.match(read('index.html'), /https:\/\/example\.com\/a\.ico\?first&(?:amp;)?second/),
  },
  {
    says: 'Two local icons with the same file name, such as shop/icon.png and blog/icon.png, are copied to the same place, and all pages show the same icon.',
    run: 'build',
    files: {
      'shop/icon.png': 'shop',
      'blog/icon.png': 'blog',
      'src/shop.js': 'console.log(1);',
      'src/blog.js': 'console.log(2);',
    },
    config: {
      source: { entry: { shop: './src/shop.js', blog: './src/blog.js' } },
      html: { favicon: ({ entryName }) => `./${entryName}/icon.png` },
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('icon.png')),
        ['icon.png'],
      );
      for (const page of ['shop.html', 'blog.html']) {
        assert.match(read(page), /<link rel="icon" href="\/icon\.png">/);
      }
    },
  },
  ...['//cdn.example.com/favicon.ico', 'data:image/svg+xml,<svg/>'].map<Proof>((favicon) => ({
    says: 'Rsbuild treats other URLs, such as //cdn.example.com/favicon.ico or a data URI, as file paths, and the build fails.',
    run: 'build',
    config: { html: { favicon } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to read the favicon file/);
    },
  })),
  ...['', '<%= htmlPlugin.tags.headTags %>'].map((printed): Proof => ({
    says: 'If html.inject is false, Rsbuild copies the file, but the page only has the link if your template prints htmlPlugin.tags.headTags.',
    run: 'build',
    files: { 'icon.png': 'png', 'page.html': `<html><head>${printed}</head></html>` },
    config: { html: { template: './page.html', favicon: './icon.png', inject: false } },
    expect({ files, read }) {
      assert.ok(files.includes('icon.png'), files.join());
      assert.equal(read('index.html').includes('rel="icon"'), printed !== '');
    },
  })),
];
