import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npm } from '../package/npm';
import { projectRoot } from '../pages/project-root';

/** What npm makes of a set of packages: the version of each that it would install at the top, or why it refuses. */
export interface Resolution {
  versions: Record<string, string>;
  error?: string;
}

/** The registry did not answer: nothing is known of the packages. */
export class NoRegistryError extends Error {}

const cache = path.join(projectRoot, 'node_modules/.cache/install-commands');
const silent = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d)\b/;

async function askNpm(folder: string, names: string[]): Promise<Resolution> {
  try {
    await npm(['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], folder);
  } catch (error) {
    const { message } = error as Error;
    if (silent.test(message)) throw new NoRegistryError(message);
    return { versions: {}, error: message };
  }
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versionOf = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? '';
  return { versions: Object.fromEntries(names.map((name) => [name, versionOf(name)])) };
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
