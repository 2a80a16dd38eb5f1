import { createRsbuild } from '@rsbuild/core';
import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "With middlewareMode: true, Rsbuild compiles your app and gives you its middleware, but doesn't create an HTTP server.",
      'devServer.listen() | Starts the server | Throws Can not listen dev server as server.middlewareMode is enabled.',
      'devServer.httpServer | A Node.js server | null',
    ],
    run: 'script',
    async expect({ root, port }) {
      const server = { port, middlewareMode: true };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server } });
      const dev = await rsbuild.createDevServer();
      assert.equal(dev.httpServer, null);
      await assert.rejects(
        async () => dev.listen(),
        /Can not listen dev server as "?server\.middlewareMode"? is enabled/,
      );
      await dev.close();
    },
  },
];
