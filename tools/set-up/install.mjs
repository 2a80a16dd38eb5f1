import fs from 'node:fs';
import path from 'node:path';
import { run, say } from '../command/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether a folder's installed packages are those of its lock file. */
function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

/**
 * Installs the packages of a folder of the project when they are missing or older than the lock file.
 * `npm install` rather than `npm ci`: it also takes a lock file that lacks binaries of other platforms.
 */
export async function installPackages(folder = '.') {
  const target = path.join(root, folder);
  if (isInstalled(target)) return;
  say(`Installing packages (${folder === '.' ? 'the site' : folder})`);
  if ((await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: target })) !== 0) {
    throw new Error(`npm install failed in ${folder}: see its output above.`);
  }
  const now = new Date();
  fs.utimesSync(path.join(target, 'node_modules/.package-lock.json'), now, now);
}
