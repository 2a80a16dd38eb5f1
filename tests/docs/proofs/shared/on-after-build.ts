import assert from 'node:assert/strict';
import { createRsbuild, type OnAfterBuildFn } from '@rsbuild/core';
import { callsInWatchMode } from '@site/tests/docs/proving/kit/note-calls';
import type { Proof } from '@site/tests/docs/proving/proof';

type Params = Parameters<OnAfterBuildFn>[0];

export const proofs: Proof[] = [
  {
    says: [
      'Runs after each production build, when all environments are finished.',
      'isWatch | Whether the build runs in watch mode',
      'stats | Stats if there is one environment, MultiStats if there is more than one',
      'environments | The environment contexts by name',
    ],
    run: 'script',
    async expect({ root }) {
      const builds: Params[] = [];
      const order: string[] = [];
      const build = async (names: string[]) => {
        const environments = Object.fromEntries(
          names.map((name) => [name, { output: { distPath: { root: `dist/${name}` } } }]),
        );
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { environments } });
        rsbuild.addPlugins([
          {
            name: 'probe',
            setup: (api) =>
              api.onAfterEnvironmentCompile(({ environment }) => void order.push(environment.name)),
          },
        ]);
        rsbuild.onAfterBuild((params) => {
          order.push('all');
          builds.push(params);
        });
        await rsbuild.build();
      };
      await build(['a', 'b']);
      assert.deepEqual([...order.slice(0, 2).sort(), ...order.slice(2)], ['a', 'b', 'all']);
      await build(['a']);
      const [both, one] = builds;
      assert.ok(both?.stats && 'stats' in both.stats);
      assert.ok(one?.stats && !('stats' in one.stats));
      assert.equal(one.isWatch, false);
      assert.deepEqual(Object.keys(both.environments), ['a', 'b']);
    },
  },
  {
    says: [
      'In watch mode, it runs again after each rebuild.',
      "isFirstCompile | true for the first build. Without watch mode, it's true each time",
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const [first, again] = await callsInWatchMode<Params>({ root, write }, (rsbuild, note) =>
        rsbuild.onAfterBuild(note),
      );
      assert.equal(first.isFirstCompile, true);
      assert.equal(again.isFirstCompile, false);
      const once = await createRsbuild({ cwd: root });
      const seen: boolean[] = [];
      once.onAfterBuild(({ isFirstCompile }) => void seen.push(isFirstCompile));
      await once.build();
      await once.build();
      assert.deepEqual([...new Set(seen)], [true]);
    },
  },
  {
    says: 'It also runs if the compilation has failed.',
    run: 'script',
    files: { 'src/index.js': "import './missing.js';\n" },
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      let failed = false;
      rsbuild.onAfterBuild(({ stats }) => void (failed = stats?.hasErrors() ?? false));
      await assert.rejects(rsbuild.build());
      assert.equal(failed, true);
    },
  },
];
