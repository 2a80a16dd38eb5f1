import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../pages/project-root';

const folder = path.join(projectRoot, 'tests/docs/packages');
const lock = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules/.package-lock.json');

/** Installs the packages that only samples import, if they are missing or older than their lock file. */
export function ensureSamplePackages(): void {
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs)
    return;
  console.error('Installing the packages that samples import (tests/docs/packages) …');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
