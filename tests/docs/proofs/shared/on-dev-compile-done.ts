import assert from 'node:assert/strict';
import { createRsbuild, type OnDevCompileDoneFn, type RsbuildPluginAPI } from '@rsbuild/core';
import { editUntil, noteCalls } from '#kit/note-calls';
import { compilationsOf, throwing } from '#kit/stopped-by-error';
import type { Proof } from '#tools/prover/proof';

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
    says: [
      "When a processAssets handler or one of the hooks for an environment's compilation has thrown an error, however, the hook no longer runs.",
      "Rsbuild logs this error, and changes don't start another compilation, so you need to restart the dev server.",
    ],
    run: 'script',
    alone: true,
    async expect({ write, ...project }) {
      const done: string[] = [];
      const watched = Object.fromEntries(
        ['processAssets', 'onBeforeEnvironmentCompile', 'onAfterEnvironmentCompile'].map((name) => [
          name,
          {
            dev: true,
            setup(api: RsbuildPluginAPI) {
              api.onDevCompileDone(() => void done.push(name));
              return throwing[name]!.setup(api);
            },
          },
        ]),
      );
      const counts = await compilationsOf(project, write, watched);
      assert.deepEqual(done, []);
      assert.deepEqual(counts, Object.fromEntries(Object.keys(watched).map((name) => [name, 1])));
    },
  },
];
