import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { debianInstall, isDebianRoot } from './debian.mjs';
import { run, say } from '../command/run.mjs';

/** Chromium without a window: its pages cost half the processor time that the whole browser's do. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name) {
  try {
    return execFileSync('which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** A Chromium that is there: one on the PATH, or Playwright's own. */
async function findBrowser() {
  return NAMES.map(onPath).find(Boolean) ?? (fs.existsSync(MAC) ? MAC : await playwrightBrowser());
}

/** Debian's headless shell; releases that have none get the whole browser. */
async function installDebianPackage() {
  if (!(await debianInstall([HEADLESS_SHELL])) && !(await findBrowser()))
    await debianInstall(['chromium']);
}

/** The path of a Chromium for the tests: `CHROMIUM_PATH`, or the lightest there is; installs one where none is there. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (isDebianRoot() && !onPath(HEADLESS_SHELL)) await installDebianPackage();
  const found = await findBrowser();
  if (found) return found;
  say('No Chromium found: trying Playwright’s download');
  await run('npx', ['playwright', 'install', 'chromium']);
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to its program file.',
  );
}
