import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageVersions } from '../../src/plugins/package-versions';
import { listInstallCommands } from '../installs/install-commands';
import type { Page } from '../pages/page';
import type { GuideCase } from './guide-case';
import { makeProjectFolder } from '../project/project-folder';

/** With `GUIDE_INSTALL=true`, projects get their packages by the page's own commands, as a reader's do, not by links. */
export const installsForReal = process.env.GUIDE_INSTALL === 'true';

interface Command {
  words: string[];
  /** line of the page; undefined for what it takes as installed */
  line?: number;
}

const call = promisify(execFile);
const installs = new Map<string, Promise<string>>();

/** Runs the commands of a page in a folder outside the repository, once for its projects, and copies what they bring. */
export async function installPackages(root: string, guide: GuideCase, page: Page): Promise<void> {
  const commands = commandsOf(guide, page);
  const key = JSON.stringify([page.file, commands]);
  const known = installs.get(key) ?? install(commands, page);
  installs.set(key, known);
  const folder = await known;
  for (const name of ['package.json', 'node_modules']) {
    await fs.promises.cp(path.join(folder, name), path.join(root, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** Removes the folders that the commands ran in. */
export async function removeInstalls(): Promise<void> {
  for (const folder of await Promise.allSettled(installs.values())) {
    if (folder.status === 'fulfilled') fs.rmSync(folder.value, { recursive: true, force: true });
  }
}

function commandsOf({ packages = [], without = [] }: GuideCase, page: Page): Command[] {
  const own = listInstallCommands(page).filter(
    (command) =>
      !command.packages.some(({ name, version }) => without.includes(`${name}@${version}`)),
  );
  const named = own.flatMap((command) => command.packages).map(({ name }) => name);
  const taken = [
    '@rsbuild/core',
    ...packages.map((entry) => (typeof entry === 'string' ? entry : entry.name)),
  ]
    .filter((name) => !named.includes(name))
    .map((name) => `${name}@${packageVersions[name] ?? ''}`);
  const first: Command[] = taken.length > 0 ? [{ words: ['install', ...taken] }] : [];
  return [...first, ...own.map(({ words, line }) => ({ words, line }))];
}

async function install(commands: Command[], { file }: Page): Promise<string> {
  const { root, write } = makeProjectFolder();
  write('package.json', `${JSON.stringify({ name: 'guide', private: true, type: 'module' })}\n`);
  for (const { words, line } of commands) {
    try {
      await call('npm', [...words, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: root });
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      const place = line === undefined ? 'what the page takes as installed' : `${file}:${line}`;
      throw new Error(`${place}: npm ${words.join(' ')} fails:\n${stderr}`, { cause: error });
    }
  }
  return root;
}
