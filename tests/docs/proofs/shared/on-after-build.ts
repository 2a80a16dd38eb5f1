import assert from 'node:assert/strict';
import { createRsbuild, type OnAfterBuildFn, type RsbuildPlugin } from '@rsbuild/core';
import { callsInWatchMode } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

type Params = Parameters<OnAfterBuildFn>[0];

export const proofs: Proof[] = [
  {
    says: [
      'Runs after each build, when all environments are finished.',
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
      'In watch mode, the hook runs again after each rebuild.',
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
    says: [
      'The compilation has errors, for example because transform, resolve or an HTML hook has thrown one.',
      'The hook also runs then, so you can report the errors.',
      'A processAssets handler or another hook throws an error.',
      'This keeps onAfterBuild from running.',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const built = async (register: RsbuildPlugin['setup']) => {
        const rsbuild = await createRsbuild({ cwd: root });
        rsbuild.addPlugins([{ name: 'probe', setup: register }]);
        const failed: (boolean | undefined)[] = [];
        rsbuild.onAfterBuild(({ stats }) => void failed.push(stats?.hasErrors()));
        await assert.rejects(rsbuild.build());
        return failed;
      };
      const fail = () => {
        throw new Error('not today');
      };
      const withErrors: RsbuildPlugin['setup'][] = [
        (api) => api.transform({ test: /index\.js$/ }, fail),
        (api) => api.resolve(fail),
        (api) => api.modifyHTMLTags(fail),
        (api) => api.modifyHTML(fail),
      ];
      for (const register of withErrors) assert.deepEqual(await built(register), [true]);
      const stopped: RsbuildPlugin['setup'][] = [
        (api) => api.processAssets({ stage: 'report' }, fail),
        (api) => api.modifyRspackConfig(fail),
        (api) => api.onBeforeBuild(fail),
        (api) => api.onBeforeEnvironmentCompile(fail),
        (api) => api.onAfterEnvironmentCompile(fail),
      ];
      for (const register of stopped) assert.deepEqual(await built(register), []);
      write('src/index.js', "import './missing.js';\n");
      assert.deepEqual(await built(() => {}), [true]);
    },
  },
];
