import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../../src/plugins/translations/content-hash';
import { projectRoot } from '../../pages/project-root';
import type { TwinStatement } from './twin-statements';

/** What has been read beside the packages: English page → the hashes of its statements, in the order of the page. */
export type ReadRecord = Record<string, readonly string[]>;

const recordFile = path.join(projectRoot, 'tests/docs/records/read-statements.json');

/** Reads the record. The file has the hashes of a page on one line, separated by spaces. */
export function openReadRecord(): ReadRecord {
  const lines = JSON.parse(fs.readFileSync(recordFile, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(lines).map(([file, hashes]) => [file, hashes.split(' ')]),
  );
}

export function writeReadRecord(record: ReadRecord): void {
  const lines = Object.entries(record).map(([file, hashes]) => [file, hashes.join(' ')]);
  fs.writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

const hashOf = ({ english, chinese }: TwinStatement) =>
  contentHash(`${english}\n${chinese}`).slice(0, 10);

/** The entry of a page whose statements have been read. */
export const hashesOf = (statements: TwinStatement[]): string[] => [
  ...new Set(statements.map(hashOf)),
];

/** The statements that are not as they were read, or were not there. */
export function unreadStatements(
  statements: TwinStatement[],
  read: readonly string[] = [],
): TwinStatement[] {
  const known = new Set(read);
  return statements.filter((statement) => !known.has(hashOf(statement)));
}

/** How many statements of the record the page no longer has. */
export function goneStatements(statements: TwinStatement[], read: readonly string[] = []): number {
  const there = new Set(statements.map(hashOf));
  return read.filter((hash) => !there.has(hash)).length;
}
