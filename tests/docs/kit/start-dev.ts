import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

/** Starts a dev server in a folder; close it with `server.close()`. */
export async function startDev(cwd: string, rsbuildConfig: RsbuildConfig) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  return rsbuild.startDevServer();
}
