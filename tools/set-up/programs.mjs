import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { run, say } from '../command/run.mjs';

/** The lightest first: without a window, pages cost half the processor time. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian's long-term support first. */
const FIREFOXES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The servers that deploy/ configures. */
const SERVERS = ['nginx', 'caddy'];

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * The program file of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 * Throws how to get one where there is none.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = BROWSERS.map(onPath).find(Boolean);
  if (found) return found;
  const file = [MAC, await playwrightBrowser()].find((candidate) => fs.existsSync(candidate));
  if (file) return file;
  throw new Error(
    'Expected a Chromium, found none. Install one (`npx playwright install chromium`; on Debian and Ubuntu `.ci/set-up`), or set CHROMIUM_PATH to its program file.',
  );
}

const firefox = () =>
  process.env.FIREFOX_PATH ||
  FIREFOXES.map(onPath).find(Boolean) ||
  [MAC_FIREFOX].find((file) => fs.existsSync(file));

const NO_FIREFOX =
  'Expected a Firefox, found none. Install one (on Debian and Ubuntu `.ci/set-up`, on a Mac `brew install --cask firefox`), or set FIREFOX_PATH to its program file.';

/**
 * The program file of a stock Firefox: `FIREFOX_PATH`, or one that is installed.
 * Throws how to get one where there is none.
 */
export function findFirefox() {
  const file = firefox();
  if (file) return file;
  throw new Error(NO_FIREFOX);
}

const missingServers = () => SERVERS.filter((name) => !onPath(name));

/** As root on Debian, a container such as CI's, installs what is missing. Elsewhere says what is, and how to install it. */
export async function ensurePrograms() {
  const canInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const hasBrowser = Boolean(process.env.CHROMIUM_PATH || onPath(BROWSERS[0]));
  if (canInstall && !(hasBrowser && firefox() && missingServers().length === 0)) {
    say('Installing what the tests need from Debian');
    await run('.ci/set-up', []);
  }
  const missing = missingServers();
  if (missing.length > 0)
    say(
      `${missing.join(' and ')} missing: the tests of deploy/ will fail. On Debian and Ubuntu run .ci/set-up, on a Mac brew install ${missing.join(' ')}.`,
    );
  if (!firefox()) say(`The tests of tests/e2e/firefox will fail. ${NO_FIREFOX}`);
}
