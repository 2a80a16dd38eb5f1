import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Proof } from '#tools/prover/proof';

/** In the modes other than development, the dev server serves the manifest and doesn't write it. */
export const manifestInMemory = (says: string): Proof[] =>
  (['production', 'none'] as const).map((mode) => ({
    says,
    run: 'dev',
    config: { mode, output: { manifest: true } },
    async expect({ get, page, root }) {
      await page('/');
      assert.match(await (await get('/manifest.json')).text(), /"entries"/);
      assert.ok(!fs.existsSync(path.join(root, 'dist/manifest.json')));
    },
  }));
