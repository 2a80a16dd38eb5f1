import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild then writes no pages, and the html options have no effect.',
    run: 'build',
    config: { tools: { htmlPlugin: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html')), files.join()),
  },
  {
    says: 'Function | Rsbuild calls it once for each page. It gets the options below and can change them or return new ones',
    run: 'build',
    config: {
      tools: {
        htmlPlugin(options, { entryName }) {
          options.title = `Page ${entryName}`;
        },
      },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Page index<\/title>/),
  },
  {
    says: 'Unlike in html-webpack-plugin, true or an object with options has no effect.',
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html': '<!doctype html><html><head><!-- note --></head><body></body></html>',
    },
    config: {
      html: { template: './page.html' },
      tools: { htmlPlugin: { minify: { removeComments: true } as never } },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<!-- note -->/),
  },
];
