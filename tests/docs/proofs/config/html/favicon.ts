import assert from 'node:assert/strict';
import { oncePerPage } from '#kit/once-per-page';
import type { Proof } from '#tools/prover/proof';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" />';
const twoEntries = { 'src/shop.ts': 'console.log(1);', 'src/blog.ts': 'console.log(2);' };
const calledPerPage = 'Set a function, which Rsbuild calls once for each page of each environment:';

export const proofs: Proof[] = [
  oncePerPage(calledPerPage, (note) => ({
    favicon: ({ entryName }) => note(entryName),
  })),
  {
    says: 'Rsbuild copies it to the output directory and adds the tag to your pages:',
    shown: { title: 'dist/index.html' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/assets/favicon.svg': svg },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    says: 'The copy keeps its name and is at the top of the output:',
    shown: { containing: 'dist/favicon.svg' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/assets/favicon.svg': svg },
    expect({ files, shown }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.svg')).map((file) => `dist/${file}`),
        [shown.trim()],
      );
    },
  },
  {
    says: 'If you have set an asset prefix such as /shop/, the URL starts with it:',
    shown: { containing: '/shop/favicon.svg' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { assetPrefix: '/shop/' } },
    files: { 'src/assets/favicon.svg': svg },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    says: 'To replace the blank icon in the browser tab, set the path of your file.',
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="icon"/),
  },
  {
    says: 'The path is absolute or starts at the project root.',
    run: 'command',
    command: 'rsbuild build --config config/rsbuild.config.mjs',
    files: {
      'pictures/a.png': 'png',
      'pictures/b.png': 'png',
      'src/index.js': 'console.log(1);',
      'config/rsbuild.config.mjs': `import path from 'node:path';
export default {
  source: { entry: { a: './src/index.js', b: './src/index.js' } },
  html: {
    favicon: ({ entryName }) =>
      entryName === 'a' ? './pictures/a.png' : path.resolve('pictures/b.png'),
  },
};
`,
    },
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('a.png') && files.includes('b.png'), files.join());
    },
  },
  {
    says: 'Because only SVG needs the type attribute, the tag of a PNG file is shorter:',
    shown: { containing: '"/favicon.png"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    files: { 'src/assets/favicon.png': 'png' },
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    says: 'A URL that begins with http goes into the page unchanged, and Rsbuild copies nothing:',
    shown: { containing: 'href="https://cdn.example.com/favicon.ico"' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    expect({ files, read, shown }) {
      assert.ok(!files.some((file) => file.endsWith('.ico')), files.join());
      assert.ok(read('index.html').includes(shown.trim()));
    },
  },
  {
    says: calledPerPage,
    shown: 'dist/blog.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 4 },
    files: {
      ...twoEntries,
      'src/assets/shop-icon.svg': svg,
      'src/assets/blog-icon.svg': `${svg}\n`,
    },
    expect({ files, read, shown }) {
      assert.ok(files.includes('blog-icon.svg') && files.includes('shop-icon.svg'), files.join());
      assert.ok(read('blog.html').includes(shown.trim()));
      assert.match(read('shop.html'), /href="\/shop-icon\.svg"/);
    },
  },
  {
    says: 'To change the icon of one page only, put the common icon first in an array.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 5 },
    files: {
      'src/index.ts': 'console.log(1);',
      'src/blog.ts': 'console.log(2);',
      'src/assets/favicon.svg': svg,
      'src/assets/blog.svg': svg,
    },
    expect({ read }) {
      assert.match(read('index.html'), /href="\/favicon\.svg"/);
      assert.match(read('blog.html'), /href="\/blog\.svg"/);
    },
  },
  {
    says: 'Rsbuild applies the items from left to right, and a function that returns nothing leaves the icon as it is:',
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
    says: [
      'Failed to read the favicon file',
      'The build stops, and the message names the path that Rsbuild tried.',
      'a relative path starts at the project root.',
    ],
    run: 'build',
    config: { html: { favicon: './none.png' } },
    expect({ error, log, root }) {
      assert.ok(error);
      assert.ok(log.includes('Failed to read the favicon file at '), log);
      assert.ok(log.includes(`${root}/none.png`), log);
    },
  },
  ...['//cdn.example.com/favicon.ico', 'data:image/svg+xml,<svg/>'].map<Proof>((favicon) => ({
    says: "Or you've set a URL that doesn't begin with http, so Rsbuild takes it for a path.",
    run: 'build',
    config: { html: { favicon } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Failed to read the favicon file/);
    },
  })),
  {
    says: 'The name has no hash, so browsers can keep the old file in their cache for a while.',
    run: 'build',
    files: { 'pictures/icon.png': 'png' },
    config: { html: { favicon: './pictures/icon.png' } },
    expect: ({ files }) => assert.ok(files.includes('icon.png'), files.join()),
  },
  {
    says: [
      'Two icons have the same file name, for example shop/icon.png and blog/icon.png.',
      'Rsbuild copies both to dist/icon.png, so one of them is lost.',
    ],
    run: 'build',
    files: { ...twoEntries, 'shop/icon.png': 'shop', 'blog/icon.png': 'blog' },
    config: {
      source: { entry: { shop: './src/shop.ts', blog: './src/blog.ts' } },
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
  ...['', '<%= htmlPlugin.tags.headTags %>'].map((printed): Proof => ({
    says: [
      "You've set html.inject to false.",
      'Rsbuild still copies the file, but the tag is missing until your template prints htmlPlugin.tags.headTags.',
      'until your template prints htmlPlugin.tags.headTags.',
    ],
    run: 'build',
    files: { 'icon.png': 'png', 'page.html': `<html><head>${printed}</head></html>` },
    config: { html: { template: './page.html', favicon: './icon.png', inject: false } },
    expect({ files, read }) {
      assert.ok(files.includes('icon.png'), files.join());
      assert.equal(read('index.html').includes('rel="icon"'), printed !== '');
    },
  })),
];
