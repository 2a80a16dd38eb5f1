import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import type { VersionFacts } from './facts';

/** What reads a version, besides what these files import. */
const READERS = [
  'read-version.ts',
  '../package/install-package.ts',
  '../package/print-defaults.mjs',
];

/** A file and all of the project's that it imports. */
export function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, 'utf8'));
  for (const { fileName } of importedFiles)
    if (fileName.startsWith('.')) withImports(`${path.resolve(file, '..', fileName)}.ts`, found);
  return found;
}

/**
 * Keeps what was read of each version outside of the repository, so that a run goes on where the last one stopped.
 * What other readers read, or another TypeScript, is read again.
 */
export class FactsCache {
  readonly folder: string;

  constructor(root = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')) {
    const hash = createHash('sha256').update(ts.version);
    const files = new Set(READERS.flatMap((file) => [...withImports(path.join(__dirname, file))]));
    for (const file of files) hash.update(fs.readFileSync(file));
    this.folder = path.join(root, 'rsbuild-docs-history', hash.digest('hex').slice(0, 12));
  }

  get(name: string, version: string): VersionFacts | undefined {
    const file = this.fileOf(name, version);
    if (!fs.existsSync(file)) return undefined;
    return JSON.parse(fs.readFileSync(file, 'utf8')) as VersionFacts;
  }

  set(name: string, version: string, facts: VersionFacts): void {
    const file = this.fileOf(name, version);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Written whole or not at all: a run may be stopped here.
    fs.writeFileSync(`${file}.part`, JSON.stringify(facts));
    fs.renameSync(`${file}.part`, file);
  }

  private fileOf(name: string, version: string): string {
    return path.join(this.folder, name, `${version}.json`);
  }
}
