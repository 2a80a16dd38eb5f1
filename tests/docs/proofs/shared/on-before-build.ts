import assert from 'node:assert/strict';
import { createRsbuild, type OnBeforeBuildFn } from '@rsbuild/core';
import { callsInWatchMode } from '#kit/note-calls';
import { compilationsOf, throwing } from '#kit/stopped-by-error';
import { whenAllChanged } from '#kit/when-all-changed';
import type { Proof } from '#tools/prover/proof';

type Params = Parameters<OnBeforeBuildFn>[0];

export const proofs: Proof[] = [
  {
    says: [
      'Runs before each build, once for all environments.',
      'The compiler already exists at that time, but',
      'isWatch | Whether the build runs in watch mode',
      'bundlerConfigs | One Rspack configuration for each environment, or undefined if you passed a compiler to build',
      'environments | The environment contexts by name',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuildConfig = {
        environments: { web: {}, node: { output: { target: 'node' as const } } },
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
      const order: string[] = [];
      const calls: Params[] = [];
      rsbuild.onAfterCreateCompiler(() => void order.push('compiler'));
      rsbuild.onBeforeBuild((params) => {
        order.push('before');
        calls.push(params);
      });
      rsbuild.onAfterBuild(() => void order.push('after'));
      await rsbuild.build();
      assert.deepEqual(order, ['compiler', 'before', 'after']);
      assert.equal(calls[0]?.isWatch, false);
      assert.deepEqual(
        calls[0]?.bundlerConfigs?.map(({ name }) => name),
        ['web', 'node'],
      );
      assert.deepEqual(Object.keys(calls[0]?.environments ?? {}), ['web', 'node']);
      const second = await createRsbuild({ cwd: root });
      const compiler = await second.createCompiler();
      second.onBeforeBuild((params) => void calls.push(params));
      await second.build({ compiler });
      assert.equal(calls[1]?.bundlerConfigs, undefined);
    },
  },
  {
    says: [
      'The hook runs again before a rebuild.',
      'isFirstCompile | false for the rebuilds of watch mode',
    ],
    run: 'script',
    alone: true,
    async expect({ root, write }) {
      const [first, again] = await callsInWatchMode<Params>({ root, write }, (rsbuild, note) =>
        rsbuild.onBeforeBuild(note),
      );
      assert.equal(first.isFirstCompile, true);
      assert.equal(again.isFirstCompile, false);
      assert.equal(again.isWatch, true);
    },
  },
  whenAllChanged(
    'But when you build for more than one environment, it only runs again when all of them have changed.',
  ),
  {
    says: "Instead of rejecting build(), Rsbuild logs the error of a callback and doesn't rebuild anymore.",
    run: 'script',
    alone: true,
    async expect({ write, ...project }) {
      const { onBeforeBuild } = throwing;
      const counts = await compilationsOf(project, write, { onBeforeBuild: onBeforeBuild! });
      assert.match(project.log(), /error +stopped by onBeforeBuild/);
      assert.deepEqual(counts, { onBeforeBuild: 1 });
    },
  },
  {
    says: 'but you can still stop the build: an error that a callback throws rejects build().',
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      rsbuild.onBeforeBuild(() => {
        throw new Error('no entry');
      });
      await assert.rejects(rsbuild.build(), /no entry/);
    },
  },
];
