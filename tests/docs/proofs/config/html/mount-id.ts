import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'The built-in template has one, <div id="root"></div>, and this option sets its id.',
    run: 'build',
    config: { html: { mountId: 'app' } },
    expect: ({ read }) => assert.match(read('index.html'), /<div id="app"><\/div>/),
  },
];
