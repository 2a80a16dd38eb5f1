import assert from 'node:assert/strict';
import {
  createRsbuild,
  type OnBeforeEnvironmentCompileFn,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { editUntil, noteCalls } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

type Params = Parameters<OnBeforeEnvironmentCompileFn>[0];

export const proofs: Proof[] = [
  {
    says: [
      'Runs each time an environment is about to be compiled, in development and in builds,',
      'for the first compilation and for each rebuild.',
      'isFirstCompile | false for rebuilds, once all environments have been compiled',
      'isWatch | true in development. In a build, whether it runs in watch mode',
      'bundlerConfig | The Rspack configuration of this environment, or undefined if you passed a compiler to build',
      'environment | The context of this environment',
    ],
    run: 'script',
    alone: true,
    async expect({ root, port, write }) {
      const noting = async () => {
        const noted = noteCalls<Params>();
        const rsbuildConfig = {
          server: { port },
          plugins: [
            {
              name: 'probe',
              setup: (api: {
                onBeforeEnvironmentCompile: (fn: OnBeforeEnvironmentCompileFn) => void;
              }) => api.onBeforeEnvironmentCompile(noted.note),
            },
          ],
        };
        return { noted, rsbuild: await createRsbuild({ cwd: root, rsbuildConfig }) };
      };
      const edit = (count: number) => write('src/index.js', `console.log(${count});\n`);
      const once = await noting();
      await once.rsbuild.build();
      assert.equal(once.noted.calls[0]?.isWatch, false);
      assert.equal(once.noted.calls[0]?.bundlerConfig?.name, 'web');
      assert.equal(once.noted.calls[0]?.environment.name, 'web');
      const own = await noting();
      await own.rsbuild.build({ compiler: await own.rsbuild.createCompiler() });
      assert.equal(own.noted.calls.at(-1)?.bundlerConfig, undefined);
      const watching = await noting();
      const { close } = await watching.rsbuild.build({ watch: true });
      assert.equal((await watching.noted.nth(1)).isFirstCompile, true);
      const rebuilt = await editUntil(edit, watching.noted.nth(2));
      await close();
      assert.deepEqual([rebuilt.isFirstCompile, rebuilt.isWatch], [false, true]);
      const serving = await noting();
      const { server } = await serving.rsbuild.startDevServer();
      const first = await serving.noted.nth(1);
      assert.deepEqual([first.isFirstCompile, first.isWatch], [true, true]);
      const recompiled = await editUntil(edit, serving.noted.nth(2));
      await server.close();
      assert.equal(recompiled.isFirstCompile, false);
    },
  },
  {
    says: 'isFirstCompile | false for rebuilds, once all environments have been compiled',
    run: 'script',
    alone: true,
    files: { 'src/quick.js': 'console.log(1);\n', 'src/slow.js': 'console.log(2);\n' },
    async expect({ root, port, write }) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const quick = noteCalls<boolean>();
      const done = noteCalls<void>();
      const probe: RsbuildPlugin = {
        name: 'probe',
        setup(api) {
          api.transform({ test: /slow\.js$/ }, async ({ code }) => {
            await opened;
            return code;
          });
          api.onBeforeEnvironmentCompile(({ environment, isFirstCompile }) => {
            if (environment.name === 'quick') quick.note(isFirstCompile);
          });
          api.onDevCompileDone(() => done.note());
        },
      };
      const rsbuildConfig = {
        server: { port },
        plugins: [probe],
        environments: Object.fromEntries(
          ['quick', 'slow'].map((name) => [
            name,
            { source: { entry: { [name]: `./src/${name}.js` } } },
          ]),
        ),
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const { server } = await rsbuild.startDevServer();
      const edit = (count: number) => write('src/quick.js', `console.log(${count});\n`);
      assert.equal(await editUntil(edit, quick.nth(2)), true);
      open();
      await done.nth(1);
      const before = quick.calls.length;
      assert.equal(await editUntil(edit, quick.nth(before + 2)), false);
      await server.close();
    },
  },
];
