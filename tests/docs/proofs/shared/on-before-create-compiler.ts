import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildInstance, type Rspack } from '@rsbuild/core';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Runs when the Rspack configurations are complete, before a compiler is created from them.',
      'bundlerConfigs holds one Rspack configuration for each environment, in the order of environment.index.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          environments: { a: {}, b: {} },
          tools: { rspack: { devtool: 'eval' } },
        },
      });
      const order: string[] = [];
      rsbuild.onBeforeCreateCompiler(({ bundlerConfigs, environments }) => {
        for (const config of bundlerConfigs) {
          order.push(`${config.name} ${String(config.devtool)}`);
          config.devtool = 'source-map';
        }
        const sorted = Object.values(environments).sort((one, other) => one.index - other.index);
        assert.deepEqual(
          sorted.map(({ name }) => name),
          bundlerConfigs.map(({ name }) => name),
        );
      });
      rsbuild.onAfterCreateCompiler(({ compiler }) => {
        const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
        order.push(...compilers.map(({ options }) => String(options.devtool)));
      });
      await rsbuild.createCompiler();
      assert.deepEqual(order, ['a eval', 'b eval', 'source-map', 'source-map']);
    },
  },
  {
    says: [
      'The methods build, startDevServer, createDevServer and createCompiler trigger it.',
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
        rsbuild.onBeforeCreateCompiler(() => void (count += 1));
        await act(rsbuild, { compiler, ...options });
        return count;
      };
      for (const act of acts) assert.equal(await calls(act, false), 1);
      for (const act of acts.slice(0, 3)) assert.equal(await calls(act, true), 0);
      assert.equal(await calls(acts[1]!, false, { runCompile: false }), 0);
    },
  },
];
