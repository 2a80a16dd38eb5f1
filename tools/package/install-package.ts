import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { npm } from './npm';

/** A version as the registry lists it. */
export interface PublishedVersion {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface InstalledPackage {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * The native part of Rspack takes 50 MB for each version, and types and defaults need none of it. This shim takes its
 * place and has any name that is asked of it, on its prototype, since bundlers' copies of a module keep that.
 */
const NATIVE_SHIM = `const shim = () =>
  new Proxy(class {}, {
    get(target, key) {
      if (key === 'prototype') return target.prototype;
      return typeof key === 'symbol' || key === 'then' ? undefined : (target[key] ??= shim());
    },
  });
module.exports = Object.create(shim());
`;

/** The stable versions of a package from 1.0.0 on, in order. */
export async function publishedVersions(name: string): Promise<PublishedVersion[]> {
  const spec = `${name}@>=1.0.0`;
  const listed = await npm(['view', spec, 'version', 'dependencies', '--json'], os.tmpdir());
  const versions = [JSON.parse(listed) as PublishedVersion | PublishedVersion[]].flat();
  return versions.sort((a, b) => semver.compare(a.version, b.version));
}

/**
 * Installs a published version into a temporary folder: no optional packages, no scripts; `beside` are exact specs,
 * `limit` the milliseconds that npm has for it.
 */
export async function installPackage(
  name: string,
  version: string,
  beside: readonly string[] = [],
  limit?: number,
): Promise<InstalledPackage> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-docs-')));
  const remove = () => fs.rmSync(root, { recursive: true, force: true });
  fs.writeFileSync(path.join(root, 'package.json'), '{ "private": true }\n');
  const args = [
    ...['install', `${name}@${version}`, ...beside, '--omit=optional', '--ignore-scripts'],
    ...['--prefer-offline', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund'],
  ];
  try {
    await npm(args, root, limit);
  } catch (error) {
    remove();
    throw error;
  }
  const native = path.join(root, 'node_modules/@rspack/binding/binding.js');
  if (fs.existsSync(native)) fs.writeFileSync(native, NATIVE_SHIM);
  return { folder: path.join(root, 'node_modules', name), remove };
}
