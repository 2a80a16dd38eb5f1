import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../pages/project-root';
import type { Answer } from './ask-address';

/** What addresses on other sites answered when they were last asked. */
export interface LinksRecord {
  /** Where an address has moved for good. */
  readonly moved: Readonly<Record<string, string>>;
  /** Addresses with nothing behind them, with the day on which that was first seen. */
  readonly gone: Readonly<Record<string, string>>;
}

const FILE = path.join(projectRoot, 'tests/docs/records/links-out.json');

export const openLinksRecord = () => JSON.parse(fs.readFileSync(FILE, 'utf8')) as LinksRecord;

export const writeLinksRecord = (record: LinksRecord): void =>
  fs.writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`);

const sorted = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));

/**
 * The record after the addresses in use were asked. One without a clear answer keeps what was known of it.
 * @param day such as `2026-11-27`
 */
export function noteAnswers(
  before: LinksRecord,
  answers: ReadonlyMap<string, Answer>,
  day: string,
): LinksRecord {
  const moved: [string, string][] = [];
  const gone: [string, string][] = [];
  for (const [address, answer] of answers) {
    if (answer === 'gone') gone.push([address, before.gone[address] ?? day]);
    else if (typeof answer === 'object') moved.push([address, answer.movedTo]);
    else if (answer === undefined && before.gone[address])
      gone.push([address, before.gone[address]]);
    else if (answer === undefined && before.moved[address])
      moved.push([address, before.moved[address]]);
  }
  return { moved: sorted(moved), gone: sorted(gone) };
}
