import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import type { CapturedLog } from './capture-log';
import type { Build } from './case';
import { listFolder } from './project';

/** Builds a project with the real tool. */
export async function runBuild(
  root: string,
  config: RsbuildConfig,
  log: CapturedLog,
): Promise<Build> {
  process.env.NODE_ENV = config.mode ?? 'production';
  const error = await build(root, config);
  const dist = path.join(root, 'dist');
  const files = listFolder(dist);
  return {
    root,
    files,
    log: log.text(),
    error,
    read(pattern) {
      const expression = new RegExp(`^${pattern.split('*').map(escapeRegExp).join('[^/]*')}$`);
      const [found, ...others] = files.filter((file) => expression.test(file));
      if (found === undefined || others.length > 0) {
        throw new Error(
          `expected one file like ${pattern}, found: ${files.join(', ')}\n${error ?? ''}`,
        );
      }
      return fs.readFileSync(path.join(dist, found), 'utf8');
    },
  };
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

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
