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

/** What the console of the browser says on the page of the dev server, until a text is there; `act` waits for the connection. */
export const devPage =
  (text: string, act?: (workspace: Workspace) => void): Provoke =>
  async (workspace) => {
    const page = await (await workspace.serve('dev')).open();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const said = (wanted: string) =>
      page.waitForEvent('console', { predicate: (message) => message.text().includes(wanted) });
    if (act) {
      const connected = said('[HMR] connected.');
      await page.reload();
      await connected;
    }
    const seen = said(text);
    act?.(workspace);
    await seen;
    return messages.join('\n');
  };
