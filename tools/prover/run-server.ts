import type { Page } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { openBrowserPage } from './browser-pages';
import { freePort } from '../project/free-port';
import type { CapturedLog } from './capture-log';
import type { Prepared } from './prepare';
import type { Server } from './proof';

/** Starts a server with the real tool, asks it, and closes it. */
export async function runServer(
  kind: 'dev' | 'preview',
  { root, config, loadEnv, write }: Prepared,
  log: CapturedLog,
  ask: (server: Server) => Promise<void>,
): Promise<void> {
  const server = { port: await freePort(), ...config.server };
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: { ...config, server },
    loadEnv,
  });
  if (kind === 'preview') await (await rsbuild.build()).close();
  const running = kind === 'dev' ? await rsbuild.startDevServer() : await rsbuild.preview();
  const origin = `http://localhost:${running.port}`;
  const get = (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: 'manual', ...init });
  const opened: Page[] = [];
  try {
    await ask({
      root,
      port: running.port,
      urls: running.urls,
      get,
      write,
      log: log.text,
      page: async (path) => (await get(path, { headers: { accept: 'text/html' } })).text(),
      async open(path = '/') {
        const { page } = await openBrowserPage(origin + path);
        opened.push(page);
        return page;
      },
    });
  } finally {
    await Promise.all(opened.map((page) => page.context().close()));
    await running.server.close();
  }
}
