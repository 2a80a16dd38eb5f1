import { type RsbuildPlugin } from '@rsbuild/core';
import assert from 'node:assert/strict';
import { samplePackage } from '@site/tests/docs/proving/kit/sample-package';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'server.https makes the dev server and the preview server use HTTPS.',
    run: 'script',
    async expect({ root, port }) {
      const { pluginBasicSsl } = samplePackage('@rsbuild/plugin-basic-ssl') as {
        pluginBasicSsl: (options: object) => RsbuildPlugin;
      };
      const plugins = [pluginBasicSsl({ outputPath: root })];
      const { server, urls } = await startDev(root, { server: { port }, plugins });
      assert.match(urls[0] ?? '', /^https:\/\//);
      await assert.rejects(fetch(`http://localhost:${port}/`));
      await server.close();
    },
  },
];
