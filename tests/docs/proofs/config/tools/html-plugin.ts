import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'No page is written and the html options have no effect.',
    run: 'build',
    config: { tools: { htmlPlugin: false } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html')), files.join()),
  },
  {
    says: 'function | Called once for each page with the options below; change them in place or return others',
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
];
