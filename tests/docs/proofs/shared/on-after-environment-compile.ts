import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { noteCalls } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Runs each time an environment has been compiled, both in development and in builds.',
      'It runs before onDevCompileDone and onAfterBuild, which wait for all environments.',
      'In development, isWatch is true each time.',
      'With output.manifest turned on, this is the first hook in which you can read environment.manifest.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const order = noteCalls<string>();
      const manifests: boolean[] = [];
      const watched: boolean[] = [];
      const probe: RsbuildPlugin = {
        name: 'probe',
        setup(api) {
          api.onAfterEnvironmentCompile(({ environment, isWatch }) => {
            manifests.push('allFiles' in (environment.manifest ?? {}));
            watched.push(isWatch);
            order.note('environment');
          });
          api.onDevCompileDone(() => order.note('dev'));
          api.onAfterBuild(() => order.note('build'));
        },
      };
      const rsbuildConfig = {
        server: { port },
        plugins: [probe],
        environments: { a: {}, b: {} },
        output: { manifest: true },
      };
      await (await createRsbuild({ cwd: root, rsbuildConfig })).build();
      const { server } = await (await createRsbuild({ cwd: root, rsbuildConfig })).startDevServer();
      await order.nth(6);
      await server.close();
      const each = ['environment', 'environment'];
      assert.deepEqual(order.calls, [...each, 'build', ...each, 'dev']);
      assert.deepEqual(manifests, [true, true, true, true]);
      assert.deepEqual(watched, [false, false, true, true]);
    },
  },
  {
    says: [
      'Check stats.hasErrors() before you rely on the output, because the hook also runs if the compilation has errors.',
      'But an error that a processAssets handler has thrown keeps it from running.',
    ],
    run: 'script',
    files: { 'src/index.js': "import './missing.js';\n" },
    async expect({ root }) {
      const built = async (register: RsbuildPlugin['setup']) => {
        const failed: (boolean | undefined)[] = [];
        const rsbuild = await createRsbuild({ cwd: root });
        rsbuild.addPlugins([
          {
            name: 'probe',
            setup(api) {
              api.onAfterEnvironmentCompile(({ stats }) => void failed.push(stats?.hasErrors()));
              return register(api);
            },
          },
        ]);
        await assert.rejects(rsbuild.build());
        return failed;
      };
      assert.deepEqual(await built(() => {}), [true]);
      const fail = () => {
        throw new Error('not today');
      };
      assert.deepEqual(await built((api) => api.processAssets({ stage: 'none' }, fail)), []);
    },
  },
];
