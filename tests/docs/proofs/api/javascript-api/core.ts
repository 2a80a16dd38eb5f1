import assert from 'node:assert/strict';
import { createRsbuild, loadConfig, type RsbuildInstance } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'content | RsbuildConfig | The configuration, or {} if there is no file',
    run: 'script',
    async expect({ root }) {
      assert.deepEqual((await loadConfig({ cwd: root })).content, {});
    },
  },
  {
    says: 'filePath | string | null | The absolute path of the file, or null if there is none',
    run: 'script',
    async expect({ root, write }) {
      assert.equal((await loadConfig({ cwd: root })).filePath, null);
      write('rsbuild.config.mjs', 'export default {};\n');
      assert.equal((await loadConfig({ cwd: root })).filePath, `${root}/rsbuild.config.mjs`);
    },
  },
  {
    says: 'They run with the first method that needs the configuration: build, startDevServer, createDevServer, preview, createCompiler, initConfigs or inspectConfig.',
    run: 'script',
    async expect({ root, port }) {
      const acts: ((rsbuild: RsbuildInstance) => Promise<unknown>)[] = [
        (rsbuild) => rsbuild.createCompiler(),
        (rsbuild) => rsbuild.initConfigs(),
        (rsbuild) => rsbuild.inspectConfig(),
        (rsbuild) => rsbuild.build().then(({ close }) => close()),
        (rsbuild) => rsbuild.preview().then(({ server }) => server.close()),
        (rsbuild) => rsbuild.createDevServer().then(({ close }) => close()),
        (rsbuild) => rsbuild.startDevServer().then(({ server }) => server.close()),
      ];
      for (const act of acts) {
        let ran = false;
        const plugins = [{ name: 'probe', setup: () => void (ran = true) }];
        const rsbuildConfig = { plugins, server: { port } };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        assert.equal(ran, false);
        await act(rsbuild);
        assert.equal(ran, true);
      }
    },
  },
];
