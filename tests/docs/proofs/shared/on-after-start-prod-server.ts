import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

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
  {
    says: [
      'The parameters have the same meaning as those of onAfterStartDevServer.',
      'If environments write to folders beside each other, the preview server, unlike the dev server, serves the pages at their pathname.',
    ],
    run: 'script',
    files: { 'dist/web/index.html': 'of web', 'dist/other/index.html': 'of other' },
    async expect({ root, port }) {
      const into = (name: string) => ({ output: { distPath: { root: `dist/${name}` } } });
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port, htmlFallback: false },
          environments: { web: into('web'), other: into('other') },
        },
      });
      const seen: string[] = [];
      rsbuild.onAfterStartProdServer(async ({ routes, environments }) => {
        assert.deepEqual(Object.keys(environments), ['web', 'other']);
        for (const { entryName, pathname } of routes) {
          const page = await fetch(`http://localhost:${port}${pathname}`);
          seen.push(`${entryName} ${pathname} ${await page.text()}`);
        }
      });
      const { server } = await rsbuild.preview();
      await server.close();
      assert.deepEqual(seen, ['index /web/ of web', 'index /other/ of other']);
    },
  },
];
