import fs from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../history/versions';
import { contentHash } from '../translations/content-hash';
import { namedProofs, type ProvedEntry } from './proved-record';

/** What a file of proofs gave with another version of the tool. */
export interface FileOutcome {
  /** Hash of the file as it was run. */
  readonly hash: string;
  /** How many of its proofs hold. */
  readonly holds: number;
  /** What came instead, by what the proof quotes first. */
  readonly differs?: Findings;
  /** Why a proof says nothing about the version: the version lacks what it asks for. */
  readonly cannotRun?: Findings;
}

export type Findings = Readonly<Record<string, string>>;

/** By file of proofs; `tests/docs/records/versions/<version>.json`, written by `npm run docs -- prove --rsbuild <version>`. */
export type VersionRecord = Readonly<Record<string, FileOutcome>>;

export const VERSION_RECORDS = 'tests/docs/records/versions';

/** The finding of a file of proofs that doesn't load. */
export const WHOLE_FILE = 'all of it';

/**
 * Whether the proofs of a statement hold in a version. False where one of them has changed since it was run, or has no
 * words to name it by. The projects of guides aren't run with other versions: a statement that has no other proof isn't
 * known to hold.
 * @param hashOf gives the hash of a file of proofs as it is now
 */
export function holdsIn(
  record: VersionRecord,
  page: string,
  entry: ProvedEntry,
  hashOf: (file: string) => string | undefined,
): boolean {
  const proofs = namedProofs(page, entry).filter(({ file }) => !file.includes('/guides/'));
  return (
    proofs.length > 0 &&
    proofs.every(({ file, says }) => {
      const { hash, differs, cannotRun } = record[file] ?? {};
      const failed = { ...differs, ...cannotRun };
      const isCurrent = hash !== undefined && hash === hashOf(file);
      return isCurrent && says !== '' && !(says in failed) && !(WHOLE_FILE in failed);
    })
  );
}

export interface VersionRecords {
  /** Those that were recorded, oldest first. */
  readonly versions: readonly string[];
  /** In which of them the proofs of a statement hold. */
  versionsOf(page: string, entry: ProvedEntry): string[];
}

/** Reads the records of other versions. */
export function openVersionRecords(siteDir: string): VersionRecords {
  const folder = path.join(siteDir, VERSION_RECORDS);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const records = names
    .map((name) => path.basename(name, '.json'))
    .sort(compareVersions)
    .map((version) => {
      const text = fs.readFileSync(path.join(folder, `${version}.json`), 'utf8');
      return [version, JSON.parse(text) as VersionRecord] as const;
    });
  const hashes = new Map<string, string | undefined>();
  const hashOf = (file: string) => {
    const target = path.join(siteDir, file);
    if (!hashes.has(file))
      hashes.set(
        file,
        fs.existsSync(target) ? contentHash(fs.readFileSync(target, 'utf8')) : undefined,
      );
    return hashes.get(file);
  };
  return {
    versions: records.map(([version]) => version),
    versionsOf: (page, entry) =>
      records
        .filter(([, record]) => holdsIn(record, page, entry, hashOf))
        .map(([version]) => version),
  };
}
