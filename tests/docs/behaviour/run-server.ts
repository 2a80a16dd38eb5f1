import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import type { CapturedLog } from './capture-log';
import type { Server } from './case';
import { freePort } from '../lib/free-port';

/** Starts a server with the real tool, asks it, and closes it. */
export async function runServer(
  kind: 'dev' | 'preview',
  root: string,
  config: RsbuildConfig,
  log: CapturedLog,
  ask: (server: Server) => void | Promise<void>,
): Promise<void> {
  process.env.NODE_ENV = kind === 'dev' ? 'development' : 'production';
  const server = { port: await freePort(), ...config.server };
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { ...config, server } });
  if (kind === 'preview') await (await rsbuild.build()).close();
  const running = kind === 'dev' ? await rsbuild.startDevServer() : await rsbuild.preview();
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${running.port}${path}`, { redirect: 'manual', ...init });
  try {
    await ask({
      root,
      port: running.port,
      urls: running.urls,
      get,
      log: log.text,
      page: async (path) => (await get(path, { headers: { accept: 'text/html' } })).text(),
    });
  } finally {
    await running.server.close();
  }
}
