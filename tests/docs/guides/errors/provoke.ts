import type { Workspace } from '../workspace';
import { rsbuildBin } from '../workspace';

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

/** What the console of the browser says on the page of the dev server, until a text is there. */
export const devPage =
  (text: string, act: (workspace: Workspace) => void = () => undefined): Provoke =>
  async (workspace) => {
    const page = await (await workspace.serve('dev')).open();
    const messages: string[] = [];
    const seen = page.waitForEvent('console', {
      predicate(message) {
        messages.push(message.text());
        return message.text().includes(text);
      },
    });
    act(workspace);
    await seen;
    return messages.join('\n');
  };
