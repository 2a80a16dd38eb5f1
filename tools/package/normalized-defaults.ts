import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import { projectRoot } from '../pages/project-root';

export const modes = ['development', 'production', 'none'] as const;
export type Mode = (typeof modes)[number];
export type NormalizedDefaults = Record<Mode, Record<string, unknown>>;

const installed = path.join(projectRoot, 'node_modules/@rsbuild/core');

/** What an empty configuration becomes in each mode, by the given copy of `@rsbuild/core`. */
export async function readNormalizedDefaults(core = installed): Promise<NormalizedDefaults> {
  const script = path.join(__dirname, 'print-defaults.mjs');
  const entry = pathToFileURL(path.join(core, 'dist/index.js')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [script, entry]);
  return v8.deserialize(Buffer.from(stdout, 'base64')) as NormalizedDefaults;
}

/** The value at `dev.client`; undefined where a part of the path is not there. */
export function valueAt(config: unknown, option: string): unknown {
  return option
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], config);
}
