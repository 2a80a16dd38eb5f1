import fs from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../history/versions';
import { contentHash } from '../translations/content-hash';
import { namedProofs, type ProvedEntry } from './proved-record';

/** What a file of proofs gave with another version of the tool. */
export interface FileOutcome {
  /** Hash of the file as it was run. */
  readonly hash: string;
  /** Hash of what it runs: the file without its quotes, which follow each edit of a page. */
  readonly program: string;
  /** How many of its proofs hold. */
  readonly holds: number;
  /** The proofs that gave something else. */
  readonly differs?: readonly Finding[];
  /** Those that say nothing about the version, because it lacks what they ask for. */
  readonly cannotRun?: readonly Finding[];
  /** Why the file as a whole says nothing. */
  readonly failure?: string;
}

/** What came of a proof. One that says several things may fail for one of them. */
export interface Finding {
  /** Its place in the file. */
  readonly proof: number;
  readonly says: readonly string[];
  readonly found: string;
}

/** By file of proofs; `tests/docs/records/versions/<version>.json`, written by `npm run docs -- prove --rsbuild <version>`. */
export type VersionRecord = Readonly<Record<string, FileOutcome>>;

export const VERSION_RECORDS = 'tests/docs/records/versions';

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
      const { hash, failure, differs = [], cannotRun = [] } = record[file] ?? {};
      const isCurrent = hash !== undefined && hash === hashOf(file) && failure === undefined;
      const failed = [...differs, ...cannotRun].flatMap((finding) => finding.says);
      return isCurrent && says !== '' && !failed.includes(says);
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
