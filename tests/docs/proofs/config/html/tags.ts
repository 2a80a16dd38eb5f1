import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'title, base, link, style, meta, script, noscript and template go into <head> unless you say otherwise',
    run: 'build',
    config: { html: { tags: [{ tag: 'link', attrs: { rel: 'help', href: '/help' } }] } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /<link rel="help" href="\/help">.*<\/head>/s),
  },
];
