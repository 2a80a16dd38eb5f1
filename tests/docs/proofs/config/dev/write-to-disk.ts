import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'The dev server keeps its output in memory.',
    run: 'dev',
    async expect({ page, root }) {
      await page('/');
      assert.equal(fs.existsSync(path.join(root, 'dist/index.html')), false);
    },
  },
  {
    says: 'true | All | The folder',
    run: 'dev',
    config: { dev: { writeToDisk: true } },
    async expect({ page, root }) {
      await page('/');
      assert.equal(fs.existsSync(path.join(root, 'dist/index.html')), true);
    },
  },
];
