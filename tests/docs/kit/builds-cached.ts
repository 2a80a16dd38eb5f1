import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { waitFor } from '#tools/project/wait-for';
import { isCacheComplete } from './complete-cache.mjs';

/** Waits until the cache of Rspack in a folder is complete. */
export const untilCached = (folder: string) =>
  waitFor('a complete cache', () => isCacheComplete(folder) || undefined);

/** Builds, waits until the cache is complete, and tells where a text is in a file of the output. */
export async function buildsCached(
  root: string,
  rsbuildConfig: RsbuildConfig,
  file: string,
  text: RegExp,
) {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
  await (await rsbuild.build()).close();
  const { buildCache } = rsbuildConfig.performance!;
  await untilCached(path.join(root, (buildCache as { cacheDirectory: string }).cacheDirectory));
  return text.exec(fs.readFileSync(path.join(root, 'dist/static', file), 'utf8'))?.[1];
}
