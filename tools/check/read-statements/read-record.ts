import path from 'node:path';
import { contentHash } from '../../../src/translations/build/content-hash';
import { projectRoot } from '../../pages/project-root';
import type { TwinStatement } from './twin-statements';

/** What has been read beside the packages: English page → the hashes of its statements, in the order of the page. */
export type ReadRecord = Record<string, readonly string[]>;

export const readRecordFile = path.join(projectRoot, 'tests/docs/data/read-statements.json');

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
