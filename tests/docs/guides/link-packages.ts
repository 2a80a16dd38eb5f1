import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../lib/project-root';

const stores = ['tests/docs/packages/node_modules', 'node_modules'].map((folder) =>
  path.join(projectRoot, folder),
);

/** Folder of an installed copy of a package that has the version, or begins with it (`3` for 3.4.17). */
export function findPackage(name: string, version = ''): string | undefined {
  return stores
    .map((store) => path.join(store, name))
    .find((folder) => {
      const manifest = path.join(folder, 'package.json');
      return fs.existsSync(manifest) && isVersion(readVersion(manifest), version);
    });
}

/** Puts a package into a project's `node_modules`, and those it expects beside it. Throws if it is not installed. */
export function linkPackage(root: string, name: string, installedAs = name): void {
  const folder = findPackage(installedAs);
  if (folder === undefined) {
    throw new Error(
      `expected ${installedAs} in tests/docs/packages/package.json, found it nowhere`,
    );
  }
  const link = path.join(root, 'node_modules', name);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  if (!fs.existsSync(link)) fs.symlinkSync(folder, link);
}

const readVersion = (manifest: string) =>
  (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;

const isVersion = (installed: string, wanted: string) =>
  !/^\d/.test(wanted) || installed === wanted || installed.startsWith(`${wanted}.`);
