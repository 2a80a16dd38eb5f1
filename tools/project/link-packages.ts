import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../pages/project-root';

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

/** A package that a project finds under its name, or one that has another name here. */
export interface LinkedPackage {
  name: string;
  installedAs?: string;
  /** copies it: a linked package finds what is installed beside it here, a copy what the project has */
  copied?: boolean;
}

/** Puts a package into a project's `node_modules`. Throws if it is not installed. */
export function linkPackage(root: string, linked: LinkedPackage): void {
  const { name, installedAs = name, copied = false } = linked;
  const folder = findPackage(installedAs);
  if (folder === undefined) {
    throw new Error(
      `expected ${installedAs} in tests/docs/packages/package.json, found it nowhere`,
    );
  }
  const target = path.join(root, 'node_modules', name);
  if (fs.existsSync(target)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (copied) fs.cpSync(folder, target, { recursive: true });
  else fs.symlinkSync(folder, target);
}

const readVersion = (manifest: string) =>
  (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;

const isVersion = (installed: string, wanted: string) =>
  !/^\d/.test(wanted) || installed === wanted || installed.startsWith(`${wanted}.`);
