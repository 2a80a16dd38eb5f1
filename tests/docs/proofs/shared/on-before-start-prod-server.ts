import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Runs before the preview server starts to listen.',
    run: 'script',
    files: { 'dist/index.html': 'page' },
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let calls = 0;
      rsbuild.onBeforeStartProdServer(async () => {
        calls += 1;
        await assert.rejects(fetch(`http://localhost:${port}/`));
      });
      const { server } = await rsbuild.preview();
      await server.close();
      assert.equal(calls, 1);
    },
  },
];
