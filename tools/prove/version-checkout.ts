import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { LackingVersion, npm } from '../package/npm';
import { projectRoot } from '../pages/project-root';

/**
 * What is installed beside `@rsbuild/core`, by its major version. The plugins that the pages document run with each
 * 1.x, which is what their peer dependencies say; 2.x has its own.
 */
const PLUGINS: Readonly<Record<number, readonly string[]>> = {
  1: [],
  2: ['babel', 'less', 'preact', 'react', 'sass', 'solid', 'stylus', 'svelte', 'svgr', 'vue'].map(
    (name) => `@rsbuild/plugin-${name}`,
  ),
};
const MAJORS = Object.keys(PLUGINS).join(' or ');

/** What plugins look for beside them. Not all packages of the site: a proof may be about one that Rsbuild doesn't find. */
const PEERS = ['preact', 'solid-js', 'svelte', 'typescript', 'vue'];

/** Where packages are looked for: those that only samples import, then those of the site. */
const STORES = ['tests/docs/packages/node_modules', 'node_modules'];

const cache = path.join(os.homedir(), '.cache/rsbuild-docs-versions');

/**
 * A copy of the project, outside of it, in which `@rsbuild/core` is another version. Kept for the next run, with its
 * packages. Throws if there is no such version, or if it can't be installed.
 */
export async function checkOutFor(version: string): Promise<string> {
  const plugins = PLUGINS[semver.parse(version)?.major ?? 0];
  if (!plugins)
    throw new Error(
      `Expected a published version of @rsbuild/core ${MAJORS}, such as 1.7.6, found “${version}”.`,
    );
  const root = path.join(cache, version);
  await install(path.join(root, 'version'), [`@rsbuild/core@${version}`, ...plugins]);
  linkPeers(path.join(root, 'version/node_modules'));
  copyProject(path.join(root, 'project'));
  for (const store of STORES)
    linkPackages(
      path.join(root, 'project', store),
      path.join(projectRoot, store),
      path.join(root, 'version/node_modules'),
    );
  return path.join(root, 'project');
}

async function install(folder: string, specs: readonly string[]) {
  if (fs.existsSync(path.join(folder, 'node_modules/@rsbuild/core/package.json'))) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  try {
    await npm(['install', ...specs, '--legacy-peer-deps', '--no-audit', '--no-fund'], folder);
  } catch (error) {
    fs.rmSync(folder, { recursive: true });
    if (!(error instanceof LackingVersion)) throw error;
    throw new Error(
      `The registry has no ${specs[0]}. Run \`npm view @rsbuild/core versions\` for those that it has.`,
    );
  }
}

/** Links the compilers of frameworks, which plugins look for beside them but don't bring. */
function linkPeers(modules: string) {
  for (const name of PEERS) {
    const store = STORES.find((folder) => fs.existsSync(path.join(projectRoot, folder, name)))!;
    link(path.join(projectRoot, store, name), path.join(modules, name));
  }
}

/** Copies what git knows or would know. */
function copyProject(target: string) {
  fs.rmSync(target, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter(Boolean))
    if (fs.existsSync(path.join(projectRoot, file)))
      fs.cpSync(path.join(projectRoot, file), path.join(target, file));
}

/** Links each package of a store, or the one that the version brings. */
function linkPackages(target: string, store: string, version: string) {
  for (const name of packagesIn(store)) {
    const own = path.join(version, name);
    const isReplaced = /^@(?:rsbuild|rspack)\//.test(name) && fs.existsSync(own);
    link(isReplaced ? own : path.join(store, name), path.join(target, name));
  }
}

function link(folder: string, target: string) {
  if (fs.existsSync(target)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.symlinkSync(folder, target);
}

const packagesIn = (store: string): string[] =>
  fs
    .readdirSync(store)
    .filter((name) => name !== '.cache')
    .flatMap((name) =>
      name.startsWith('@')
        ? fs.readdirSync(path.join(store, name)).map((part) => `${name}/${part}`)
        : name,
    );
