import { createRsbuild, type OnBeforeStartDevServerFn } from '@rsbuild/core';

type Server = Parameters<OnBeforeStartDevServerFn>[0]['server'];

/** What the dev server's methods that need a compiler throw before there is one. */
export const TOO_EARLY = /Cannot access 'compilationManager' before initialization/;

/** Starts a dev server, and tries its methods in an `onBeforeStartDevServer` callback. */
export async function tryEarlyServer(
  { root, port }: { root: string; port: number },
  attempt: (server: Server) => Promise<void>,
): Promise<void> {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
  const attempts: Promise<void>[] = [];
  rsbuild.onBeforeStartDevServer(({ server }) => {
    attempts.push(attempt(server));
    return attempts[0];
  });
  await (await rsbuild.createDevServer()).close();
  if (!attempts.length) throw new Error('Expected onBeforeStartDevServer to be called.');
  await attempts[0];
}
