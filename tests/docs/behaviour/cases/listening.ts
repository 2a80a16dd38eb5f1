import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRsbuild, type ServerConfig } from '@rsbuild/core';
import type { BehaviourCase } from '../case';

/** Runs something while another server holds a port. */
async function besideServer(handler: http.RequestListener, ask: (port: number) => Promise<void>) {
  const other = http.createServer(handler);
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  try {
    await ask((other.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
}

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);

async function start(cwd: string, server: ServerConfig) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { server } });
  return rsbuild.startDevServer();
}

const textAt = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

export const cases: BehaviourCase[] = [
  {
    option: 'server.port',
    claim: 'a taken port is counted up, which is told',
    run: 'script',
    expect: ({ root, log }) =>
      besideServer(echo, async (taken) => {
        const { port, server } = await start(root, { port: taken });
        await server.close();
        assert.ok(port > taken, `${port} > ${taken}`);
        assert.match(log(), new RegExp(`port ${taken} is in use, using port ${port}\\.`));
      }),
  },
  {
    option: 'server.strictPort',
    claim: 'a taken port is an error',
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, (taken) =>
        assert.rejects(
          start(root, { port: taken, strictPort: true }),
          new RegExp(`Port ${taken} is occupied, please choose another one`),
        ),
      ),
  },
  {
    option: 'server.proxy',
    claim: 'requests below the path go to the target, with their path',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const target = `http://localhost:${backend}`;
        const { server, port: own } = await start(root, { port, proxy: { '/api': target } });
        const answer = await textAt(`http://localhost:${own}/api/users`);
        await server.close();
        assert.equal(answer, 'backend /api/users');
      }),
  },
  {
    option: 'server.proxy',
    claim: 'pathRewrite takes the prefix away; bypass may answer locally',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const { server, port: own } = await start(root, {
          port,
          proxy: {
            '/api': {
              target: `http://localhost:${backend}`,
              pathRewrite: { '^/api': '' },
              bypass: ({ url }) => (url === '/api/page' ? '/index.html' : undefined),
            },
          },
        });
        const rewritten = await textAt(`http://localhost:${own}/api/users`);
        const local = await textAt(`http://localhost:${own}/api/page`);
        await server.close();
        assert.equal(rewritten, 'backend /users');
        assert.match(local, /<title>Rsbuild App<\/title>/);
      }),
  },
  {
    option: 'server.middlewareMode',
    claim: 'Rsbuild makes no server of its own and refuses to listen',
    run: 'script',
    async expect({ root, port }) {
      const server = { port, middlewareMode: true };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server } });
      const dev = await rsbuild.createDevServer();
      assert.equal(dev.httpServer, null);
      await assert.rejects(
        async () => dev.listen(),
        /Can not listen dev server as "?server\.middlewareMode"? is enabled/,
      );
      await dev.close();
    },
  },
];
