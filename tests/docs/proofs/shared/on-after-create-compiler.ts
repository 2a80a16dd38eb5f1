import assert from 'node:assert/strict';
import {
  createRsbuild,
  type OnAfterCreateCompilerFn,
  type RsbuildInstance,
  type Rspack,
} from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

type Compiler = Parameters<OnAfterCreateCompilerFn>[0]['compiler'];

export const proofs: Proof[] = [
  {
    says: [
      "Runs when the Rspack compiler has been created and hasn't started to compile.",
      'The methods build, startDevServer, createDevServer and createCompiler trigger it.',
      'compiler is a Compiler if there is one environment, and a MultiCompiler if there is more than one.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const seen: [Compiler, string][] = [];
      const start = async (environments = {}) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { server: { port }, environments },
        });
        let state = 'idle';
        rsbuild.onAfterCreateCompiler(({ compiler }) => {
          seen.push([compiler, state]);
          compiler.hooks.run.tap('probe', () => void (state = 'running'));
        });
        return rsbuild;
      };
      await (await start()).build();
      const { close } = await (await start()).createDevServer();
      await close();
      const { server } = await (await start()).startDevServer();
      await server.close();
      await (await start({ a: {}, b: {} })).createCompiler();
      assert.equal(seen.length, 4);
      assert.ok(seen.every(([, state]) => state === 'idle'));
      assert.deepEqual(
        seen.map(([compiler]) => 'compilers' in compiler),
        [false, false, false, true],
      );
    },
  },
  {
    says: [
      "If you pass a compiler, the first three don't, and createDevServer doesn't with runCompile: false.",
    ],
    run: 'script',
    async expect({ root, port }) {
      type Options = { compiler?: Rspack.Compiler; runCompile?: boolean };
      const acts: ((rsbuild: RsbuildInstance, options: Options) => Promise<unknown>)[] = [
        (rsbuild, options) => rsbuild.build(options),
        async (rsbuild, options) => (await rsbuild.createDevServer(options)).close(),
        async (rsbuild, options) => (await rsbuild.startDevServer(options)).server.close(),
        (rsbuild) => rsbuild.createCompiler(),
      ];
      const calls = async (act: (typeof acts)[number], own: boolean, options: Options = {}) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
        const compiler = own ? await rsbuild.createCompiler<Rspack.Compiler>() : undefined;
        let count = 0;
        rsbuild.onAfterCreateCompiler(() => void (count += 1));
        await act(rsbuild, { compiler, ...options });
        return count;
      };
      for (const act of acts) assert.equal(await calls(act, false), 1);
      for (const act of acts.slice(0, 3)) assert.equal(await calls(act, true), 0);
      assert.equal(await calls(acts[1]!, false, { runCompile: false }), 0);
    },
  },
];
