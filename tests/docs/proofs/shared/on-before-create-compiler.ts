import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { compilerHook } from '#kit/compiler-hooks';
import type { Proof } from '#tools/prover/proof';

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
  compilerHook('onBeforeCreateCompiler', [
    'The methods that create a compiler trigger the hook: build, startDevServer, createDevServer and createCompiler.',
    "It's skipped in two cases:",
    'You pass a compiler of your own to build, startDevServer or createDevServer.',
    'You call createDevServer with runCompile: false.',
  ]),
];
