import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Runs when the preview server is listening.',
    run: 'script',
    files: { 'dist/index.html': 'page' },
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let status = 0;
      rsbuild.onAfterStartProdServer(async (params) => {
        assert.equal(params.port, port);
        status = (await fetch(`http://localhost:${port}/`)).status;
      });
      const { server } = await rsbuild.preview();
      await server.close();
      assert.equal(status, 200);
    },
  },
];
