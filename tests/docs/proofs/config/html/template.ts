import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const template =
  '<!doctype html><html><head></head><body><main id="<%= mountId %>"><%= city %></main></body></html>';

export const proofs: Proof[] = [
  {
    says: [
      'The file that your HTML pages are made from.',
      'The path is absolute or starts at the project root.',
    ],
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html', templateParameters: { city: 'Rome' } } },
    expect: ({ read }) => assert.match(read('index.html'), /<main id="root">Rome<\/main>/),
  },
  {
    says: 'A path that does not exist stops the build: [rsbuild:html] Failed to resolve HTML template, check if the file exists: <path>.',
    run: 'build',
    config: { html: { template: './none.html' } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Failed to resolve HTML template.*none\.html/s),
  },
];
