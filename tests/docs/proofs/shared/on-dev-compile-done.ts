import assert from 'node:assert/strict';
import { createRsbuild, type OnDevCompileDoneFn, type RsbuildPlugin } from '@rsbuild/core';
import { editUntil, noteCalls } from '@site/tests/docs/proving/kit/note-calls';
import { until } from '@site/tests/docs/proving/kit/until';
import type { Proof } from '@site/tests/docs/proving/proof';

type Params = Parameters<OnDevCompileDoneFn>[0];

export const proofs: Proof[] = [
  {
    says: [
      'Runs after each compilation in development, when all environments are finished.',
      'This includes the first compilation, rebuilds and compilations with errors.',
      'If there is more than one environment, stats is a MultiStats.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, port, write }) {
      const rsbuildConfig = { server: { port }, environments: { a: {}, b: {} } };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const done = noteCalls<Params>();
      rsbuild.onDevCompileDone(done.note);
      const { server } = await rsbuild.startDevServer();
      const { stats, isFirstCompile } = await done.nth(1);
      assert.equal(isFirstCompile, true);
      assert.ok('stats' in stats && stats.stats.length === 2);
      const again = await editUntil(
        (count) => write('src/index.js', `import './missing-${count}.js';\n`),
        done.nth(2),
      );
      await server.close();
      assert.equal(again.isFirstCompile, false);
      assert.equal(again.stats.hasErrors(), true);
    },
  },
  {
    says: "If a processAssets handler or one of the hooks for an environment's compilation throws an error, Rsbuild logs it and the hook doesn't run.",
    run: 'script',
    async expect({ root, port, log }) {
      const fail = (name: string) => () => {
        throw new Error(`stopped by ${name}`);
      };
      const failing: Record<string, RsbuildPlugin['setup']> = {
        processAssets: (api) => api.processAssets({ stage: 'none' }, fail('processAssets')),
        before: (api) => api.onBeforeEnvironmentCompile(fail('before')),
        after: (api) => api.onAfterEnvironmentCompile(fail('after')),
      };
      for (const [name, setup] of Object.entries(failing)) {
        const rsbuildConfig = { server: { port }, plugins: [{ name: 'probe', setup }] };
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        let done = 0;
        rsbuild.onDevCompileDone(() => void (done += 1));
        const { server } = await rsbuild.startDevServer();
        await until(() => log().includes(`stopped by ${name}`));
        await server.close();
        assert.equal(done, 0);
      }
    },
  },
];
