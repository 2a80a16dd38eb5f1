import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Your framework looks for an element with the id app, but the page that Rsbuild generates contains <div id="root"></div>.',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<body><div id="root"><\/div><\/body>/),
  },
  {
    says: 'Rsbuild changes the page, but not your code.',
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/index.js': "document.getElementById('root').append('hello');\n" },
    expect({ read, shown }) {
      looksLike(read('index.html'), shown);
      assert.match(read('static/js/index.*.js'), /getElementById\("root"\)/);
    },
  },
  {
    says: [
      'Print the id instead of a fixed one, so that the page follows the config:',
      'In your own template, you write the element yourself.',
      'but the pages of an environment share one.',
    ],
    run: 'build',
    config: {
      source: {
        entry: { index: './src/index.js', shop: './src/index.js', fixed: './src/index.js' },
      },
      html: {
        mountId: 'app',
        template: ({ entryName }) => (entryName === 'fixed' ? './fixed.html' : './printed.html'),
      },
    },
    files: {
      'src/index.js': 'console.log(1);',
      'printed.html': '<html><head></head><body><div id="<%= mountId %>"></div></body></html>',
      'fixed.html': '<html><head></head><body><div id="root"></div></body></html>',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<div id="app">/);
      assert.match(read('shop.html'), /<div id="app">/);
      assert.match(read('fixed.html'), /<div id="root">/);
    },
  },
  {
    says: 'Replace the parameter mountId for one of the pages in html.templateParameters:',
    shown: 'dist/shop.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    files: {
      'src/index.ts': 'console.log(1);',
      'src/shop.ts': 'console.log(2);',
      'static/index.html': '<html><head></head><body><div id="<%= mountId %>"></div></body></html>',
    },
    expect({ read, shown }) {
      assert.match(read('index.html'), /<div id="app">/);
      assert.ok(read('shop.html').includes(shown.trim()));
    },
  },
];
