import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Installs a published version of `@rsbuild/core` into a temporary folder and returns the package's folder. */
export function installCore(version: string): { core: string; remove: () => void } {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new Error(
      `expected a version such as 1.4.0, found ${version || 'nothing'}: npm run docs:drift -- 1.4.0`,
    );
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-drift-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  try {
    execFileSync('npm', ['install', `@rsbuild/core@${version}`, '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch {
    remove();
    throw new Error(
      `@rsbuild/core ${version} cannot be installed. Published versions of that line: ${publishedLike(version)}`,
    );
  }
  return { core: path.join(folder, 'node_modules/@rsbuild/core'), remove };
}

/** The published versions with the same major and minor number. */
function publishedLike(version: string): string {
  const line = version.split('.').slice(0, 2).join('.');
  try {
    const json = execFileSync('npm', ['view', '@rsbuild/core', 'versions', '--json'], {
      stdio: 'pipe',
    });
    const versions = JSON.parse(json.toString()) as string[];
    return versions.filter((other) => other.startsWith(`${line}.`)).join(', ') || 'none';
  } catch {
    return 'not known, the registry did not answer';
  }
}
