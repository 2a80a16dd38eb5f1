import type { RsbuildConfig } from '@rsbuild/core';
import type { Project } from '#tools/prover/proof';
import { besideServer } from './beside-server';
import { startDev } from './start-dev';

type Forwarding = NonNullable<RsbuildConfig['server']>['proxy'];

/** Asks a dev server that forwards to a server which answers with the path it got. */
export const proxied = (
  { root, port }: Project,
  proxy: (target: string) => object,
  look: (textOf: (path: string) => Promise<string>) => Promise<void>,
): Promise<void> =>
  besideServer(
    ({ url }, response) => response.end(`backend ${url}`),
    async (backend) => {
      const { server } = await startDev(root, {
        server: { port, proxy: proxy(`http://localhost:${backend}`) as Forwarding },
      });
      try {
        await look(async (path) => (await fetch(`http://localhost:${port}${path}`)).text());
      } finally {
        await server.close();
      }
    },
  );
