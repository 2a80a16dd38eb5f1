import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';
import { editUntil, noteCalls } from './note-calls';

/** That in watch mode, `onBeforeBuild` is only called again when all environments have changed. */
export const whenAllChanged = (says: string): Proof => ({
  says,
  run: 'script',
  alone: true,
  files: { 'src/one.js': '', 'src/two.js': '' },
  async expect({ root, write }) {
    const rsbuild = await createRsbuild({
      cwd: root,
      rsbuildConfig: {
        environments: {
          one: { source: { entry: { one: './src/one.js' } } },
          two: { source: { entry: { two: './src/two.js' } } },
        },
      },
    });
    const before = noteCalls<boolean>();
    const after = noteCalls<number>();
    rsbuild.onBeforeBuild(({ isFirstCompile }) => before.note(isFirstCompile));
    rsbuild.onAfterBuild(() => after.note(1));
    const { close } = await rsbuild.build({ watch: true });
    await after.nth(1);
    const edit = (names: string[]) => (count: number) =>
      names.forEach((name) => write(`src/${name}.js`, `console.log(${count});\n`));
    await editUntil(edit(['one']), after.nth(2));
    assert.deepEqual(before.calls, [true]);
    assert.equal(await editUntil(edit(['one', 'two']), before.nth(2)), false);
    await close();
  },
});
