import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool } from '#tools/project/run-tool';
import type { Project } from '#tools/prover/proof';
import { until } from './until';

/** A browser for the variable `BROWSER` that notes what it is started with, and what it has noted, a line each. */
export function noteOpened(root: string, write: Project['write']) {
  const opened = path.join(root, 'opened.txt');
  const browser = path.join(root, 'browser.sh');
  write('browser.sh', `#!/bin/sh\necho "$@" >> ${opened}\n`);
  write('opened.txt', '');
  fs.chmodSync(browser, 0o755);
  return {
    browser,
    list: () => fs.readFileSync(opened, 'utf8').split('\n').filter(Boolean),
  };
}

/** The path of the page that a command such as `dev --open` opens. */
export async function openedBy(
  command: string,
  config: RsbuildConfig,
  { root, port, write }: Project,
): Promise<string> {
  const { browser, list } = noteOpened(root, write);
  write('rsbuild.config.mjs', `export default ${JSON.stringify(config)};\n`);
  const words = [rsbuildBin, ...command.split(' '), '--port', `${port}`];
  const tool = startTool(words, root, { BROWSER: browser, CI: '' });
  try {
    await until(() => list().length > 0);
    return new URL(list()[0]!).pathname;
  } finally {
    await stopTool(tool);
  }
}
