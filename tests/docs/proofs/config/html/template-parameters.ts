import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const template =
  '<!doctype html><html><head></head><body><main id="<%= mountId %>"><%= city %></main></body></html>';

export const proofs: Proof[] = [
  {
    says: 'A name that the template uses but nobody provides fails the build with <name> is not defined.',
    run: 'build',
    files: { 'page.html': template },
    config: { html: { template: './page.html' } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /city is not defined/),
  },
];
