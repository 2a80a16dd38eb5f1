import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { readBuiltFiles } from '../project/built-files';
import type { CapturedLog } from './capture-log';
import type { Prepared } from './prepare';
import type { Build } from './proof';

/** Builds a project with the real tool. */
export async function runBuild(project: Prepared, log: CapturedLog): Promise<Build> {
  const { root, config, loadEnv, dist } = project;
  const error = await build(root, config, loadEnv);
  return { root, log: log.text(), error, ...readBuiltFiles(dist, error) };
}

async function build(
  cwd: string,
  rsbuildConfig: RsbuildConfig,
  loadEnv: boolean,
): Promise<string | undefined> {
  try {
    const rsbuild = await createRsbuild({ cwd, rsbuildConfig, loadEnv });
    const { close } = await rsbuild.build();
    await close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
