import assert from 'node:assert/strict';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'In the built-in template, this is <div id="root"></div>.',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<body><div id="root"><\/div><\/body>/),
  },
  {
    says: ["Rsbuild doesn't change your code, so look for the same id there:"],
    shown: 'dist/index.html',
    run: 'build',
    sample: 'rsbuild.config.ts',
    files: { 'src/index.js': "document.getElementById('root').append('hello');\n" },
    expect({ read, shown }) {
      looksLike(read('index.html'), shown);
      assert.match(read('static/js/index.*.js'), /getElementById\("root"\)/);
    },
  },
  {
    says: [
      'If you set html.template, the option only has an effect if your template prints the id.',
      'The option sets the same id for all pages of an environment.',
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
    says: 'If each page needs a different one, replace the parameter with html.templateParameters, or use a separate template for each page.',
    run: 'build',
    config: {
      source: { entry: { index: './src/index.js', shop: './src/index.js' } },
      html: {
        mountId: 'app',
        template: './printed.html',
        templateParameters(parameters, { entryName }) {
          if (entryName === 'shop') parameters.mountId = 'shop-root';
        },
      },
    },
    files: {
      'src/index.js': 'console.log(1);',
      'printed.html': '<html><head></head><body><div id="<%= mountId %>"></div></body></html>',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<div id="app">/);
      assert.match(read('shop.html'), /<div id="shop-root">/);
    },
  },
];
