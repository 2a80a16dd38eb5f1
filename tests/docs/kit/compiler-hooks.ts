import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildInstance, type Rspack } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

type Options = { compiler?: Rspack.Compiler; runCompile?: boolean };
type Act = (rsbuild: RsbuildInstance, options: Options) => Promise<unknown>;

const createDevServer: Act = async (rsbuild, options) =>
  (await rsbuild.createDevServer(options)).close();
/** They take a compiler of your own. */
const starting: Act[] = [
  (rsbuild, options) => rsbuild.build(options),
  createDevServer,
  async (rsbuild, options) => (await rsbuild.startDevServer(options)).server.close(),
];

/** Which methods trigger a hook that runs around the creation of the compiler. */
export const compilerHook = (
  name: 'onBeforeCreateCompiler' | 'onAfterCreateCompiler',
  says: string[],
): Proof => ({
  says,
  run: 'script',
  async expect({ root, port }) {
    const calls = async (act: Act, own: boolean, options: Options = {}) => {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const compiler = own ? await rsbuild.createCompiler<Rspack.Compiler>() : undefined;
      let count = 0;
      rsbuild[name](() => void (count += 1));
      await act(rsbuild, { compiler, ...options });
      return count;
    };
    for (const act of [...starting, (rsbuild: RsbuildInstance) => rsbuild.createCompiler()]) {
      assert.equal(await calls(act, false), 1);
    }
    for (const act of starting) assert.equal(await calls(act, true), 0);
    assert.equal(await calls(createDevServer, false, { runCompile: false }), 0);
  },
});
