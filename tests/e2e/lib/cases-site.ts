import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';

const siteDir = path.resolve(__dirname, '../../..');
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173) + 100;
const OUT_DIR = 'build-cases';

/** The path below which the second build is served. */
export const BASE_PATH = '/docs/';

/** Runs Docusaurus on the site of tests/e2e/cases/site. */
function docusaurus(command: 'build' | 'serve', args: string[]): ChildProcess {
  const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = ['--config', 'tests/e2e/cases/site/docusaurus.config.ts'];
  return spawn(process.execPath, [cli, command, ...config, ...args], {
    cwd: siteDir,
    env: {
      ...process.env,
      BASE_URL: BASE_PATH,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-cases',
    },
  });
}

/** Builds the site of the cases, unless that was done after the main site's build. */
export async function buildCases(): Promise<void> {
  const builtAt = (folder: string) => {
    const page = path.join(siteDir, folder, 'zh/index.html');
    return fs.existsSync(page) ? fs.statSync(page).mtimeMs : 0;
  };
  if (builtAt(OUT_DIR) > builtAt('build')) return;
  const build = docusaurus('build', ['--out-dir', OUT_DIR]);
  const output: string[] = [];
  build.stdout!.on('data', (data) => output.push(String(data)));
  build.stderr!.on('data', (data) => output.push(String(data)));
  const code = await new Promise((resolve) => build.on('close', resolve));
  if (code !== 0) throw new Error(`The build of tests/e2e/cases/site failed:\n${output.join('')}`);
}

async function untilServed(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
}

/** Tests on the second build: the whole site below `/docs/` with its options on, and the pages of tests/e2e/cases/site/docs. */
export const test = base.extend<object, { casesSite: string }>({
  casesSite: [
    async ({}, provide, { parallelIndex }) => {
      const port = FIRST_PORT + parallelIndex;
      const server = docusaurus('serve', ['--dir', OUT_DIR, '--port', `${port}`, '--no-open']);
      const origin = `http://localhost:${port}`;
      await untilServed(origin + BASE_PATH);
      await provide(origin);
      server.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ casesSite }, provide) => provide(casesSite + BASE_PATH),
});
