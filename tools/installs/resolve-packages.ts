import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Arborist from '@npmcli/arborist';
import Config from '@npmcli/config';
import { definitions, flatten, shorthands } from '@npmcli/config/lib/definitions';
import { projectRoot } from '../pages/project-root';

/** What npm makes of a set of packages: the version of each that it would install at the top, or why it refuses. */
export interface Resolution {
  versions: Record<string, string>;
  error?: string;
}

/** The registry did not answer: nothing is known of the packages. */
export class NoRegistryError extends Error {}

const cache = path.join(projectRoot, 'node_modules/.cache/install-commands');
const silent = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d)$/;

/** What npm is told here by its files and variables, its registry above all. */
async function readNpmOptions() {
  const config = new Config({
    npmPath: projectRoot,
    definitions,
    flatten,
    shorthands,
    argv: [],
    cwd: projectRoot,
  });
  await config.load();
  return config.flat;
}

let npmOptions: ReturnType<typeof readNpmOptions> | undefined;

/** What the registry told of a package is read once for all sets. */
const packumentCache: Arborist.Options['packumentCache'] = new Map();

async function askNpm(folder: string, names: string[]): Promise<Resolution> {
  npmOptions ??= readNpmOptions();
  const npm = new Arborist({
    ...(await npmOptions),
    path: folder,
    packumentCache,
    preferOffline: true,
  });
  try {
    const { children } = await npm.buildIdealTree();
    return {
      versions: Object.fromEntries(names.map((name) => [name, children.get(name)?.version ?? ''])),
    };
  } catch (error) {
    const { code = '', message, edge } = error as Refusal;
    if (silent.test(code)) throw new NoRegistryError(message);
    const asked = edge
      ? `: ${edge.from.name}@${edge.from.version} asks for ${edge.name}@${edge.spec}`
      : '';
    return { versions: {}, error: `${code} ${message}${asked}` };
  }
}

/** npm's error; where packages don't fit, with the dependency that isn't met. */
interface Refusal extends NodeJS.ErrnoException {
  edge?: { name: string; spec: string; from: { name: string; version: string } };
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
