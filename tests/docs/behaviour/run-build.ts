import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { readBuiltFiles } from '../lib/built-files';
import type { CapturedLog } from './capture-log';
import type { Build } from './case';

/** Builds a project with the real tool. */
export async function runBuild(
  root: string,
  config: RsbuildConfig,
  log: CapturedLog,
): Promise<Build> {
  process.env.NODE_ENV = config.mode ?? 'production';
  const error = await build(root, config);
  const built = readBuiltFiles(path.join(root, 'dist'), error);
  return { root, log: log.text(), error, ...built };
}

async function build(cwd: string, rsbuildConfig: RsbuildConfig): Promise<string | undefined> {
  try {
    const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
    const { close } = await rsbuild.build();
    await close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
