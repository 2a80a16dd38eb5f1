import assert from 'node:assert/strict';
import { createRsbuild, type OnAfterCreateCompilerFn } from '@rsbuild/core';
import { compilerHook } from '#kit/compiler-hooks';
import type { Proof } from '#tools/prover/proof';

type Compiler = Parameters<OnAfterCreateCompilerFn>[0]['compiler'];

export const proofs: Proof[] = [
  {
    says: [
      "Runs when the Rspack compiler has been created and hasn't started to compile.",
      'The hook runs where Rsbuild creates a compiler, so build, startDevServer, createDevServer and createCompiler trigger it.',
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
  compilerHook('onAfterCreateCompiler', [
    "It's skipped in two cases:",
    'You pass a compiler of your own to build, startDevServer or createDevServer.',
    'You call createDevServer with runCompile: false.',
  ]),
];
