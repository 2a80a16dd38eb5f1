import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../lib/project-root';

/** What npm makes of a set of packages: the version of each that it would install at the top, or why it refuses. */
export interface Resolution {
  versions: Record<string, string>;
  error?: string;
}

/** The registry did not answer: nothing is known of the packages. */
export class NoRegistryError extends Error {}

const cache = path.join(projectRoot, 'node_modules/.cache/install-commands');
const silent = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d)\b/;
const call = promisify(execFile);

async function askNpm(folder: string, names: string[]): Promise<Resolution> {
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    await call('npm', ['install', ...options, '--prefer-offline'], { cwd: folder });
  } catch (error) {
    const { stderr } = error as { stderr: string };
    if (silent.test(stderr)) throw new NoRegistryError(stderr.trim());
    const lines = stderr.split('\n').filter((line) => /^npm error(?! A complete log)/.test(line));
    return { versions: {}, error: lines.slice(0, 12).join('\n') };
  }
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return {
    versions: Object.fromEntries(
      names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']),
    ),
  };
}

/**
 * Asks the registry, by way of npm, which versions a project gets that has these packages (name to version or range).
 * Answers are kept below `node_modules/.cache`. Throws `NoRegistryError` when there is no network.
 */
export async function resolvePackages(packages: Record<string, string>): Promise<Resolution> {
  const manifest = JSON.stringify({ private: true, devDependencies: packages });
  const key = crypto.createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  const file = path.join(cache, `${key}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Resolution;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), manifest);
    const answer = await askNpm(folder, Object.keys(packages));
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(file, JSON.stringify(answer));
    return answer;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
