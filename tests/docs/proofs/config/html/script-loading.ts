import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: '\'module\' | <script type="module" src="…"> | Loads as an ES module, which browsers defer on their own',
    run: 'build',
    config: { html: { scriptLoading: 'module' } },
    expect({ read }) {
      assert.match(read('index.html'), /<script type="module" src=/);
      assert.doesNotMatch(read('index.html'), /<script defer/);
    },
  },
];
