import type { Workspace } from '../project/workspace';
import { rsbuildBin } from '../project/rsbuild-bin';

type Provoke = (workspace: Workspace) => Promise<string>;

/** What a command of the tool prints. */
export const command =
  (...args: string[]): Provoke =>
  async ({ run }) =>
    (await run([rsbuildBin, ...args])).log;

/** What the console of the browser says on the built page. */
export const builtPage: Provoke = async ({ build, serve, errors }) => {
  await build();
  await (await serve('preview')).open();
  return errors().join('\n');
};

/** What the console of the browser says on the page of the dev server after an act. */
export const devPage =
  (text: RegExp, act: (workspace: Workspace) => void): Provoke =>
  async (workspace) => {
    await (await workspace.serve('dev')).open();
    act(workspace);
    return workspace.printed(text);
  };
