import fs from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../src/history/versions';
import { translationPath } from '../../src/i18n/content-path';
import { recordedNotes, type RecordedNote } from '../../src/plugins/records/version-notes';
import { proofsOfPage } from '../../src/plugins/records/proof-places';
import { VERSION_RECORDS, type VersionRecord } from '../../src/plugins/records/version-record';
import { openDocs } from '#tools/pages/docs';
import { listBlocks } from '#tools/statements/blocks';

const docs = openDocs();
const records = fs.readdirSync(VERSION_RECORDS).map((name) => {
  const text = fs.readFileSync(path.join(VERSION_RECORDS, name), 'utf8');
  return [path.basename(name, '.json'), JSON.parse(text) as VersionRecord] as const;
});
const entries = Object.entries(recordedNotes).flatMap(([page, notes]) =>
  notes.map((note) => ({ page, note })),
);

const concerns = ({ since, before }: RecordedNote, version: string) =>
  (since !== undefined && compareVersions(version, since) >= 0) ||
  (before !== undefined && compareVersions(version, before) < 0);

/** How often a page makes a statement; 0 where there is no such page. */
function countOn(file: string, statement: string): number {
  const page = docs.page(file);
  return page ? listBlocks(page).filter(({ text }) => text.includes(statement)).length : 0;
}

/** Whether a version's record has a proof of the statement that failed; undefined where the file wasn't run to its end. */
function isRefuted(record: VersionRecord, page: string, statement: string): boolean | undefined {
  const { differs = [], cannotRun = [], failure } = record[proofsOfPage(page)] ?? { failure: '' };
  if (failure !== undefined) return undefined;
  return [...differs, ...cannotRun]
    .flatMap(({ says }) => says)
    .some((quote) => statement.includes(quote) || quote.includes(statement));
}

describe('statements that other versions don’t keep', () => {
  test.each(entries)('$page: $note.statement.en', ({ page, note }) => {
    const { statement, there, since, before } = note;
    expect([statement.en, statement.zh, there.en, there.zh].map((text) => text?.trim())).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/./)),
    );
    expect([since, before].filter(Boolean)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    // Each page makes the statement, once, so that the note has its place.
    expect(countOn(page, statement.en!)).toBe(1);
    expect(countOn(translationPath(page)!, statement.zh!)).toBe(1);
    const judged = records
      .filter(([version]) => concerns(note, version))
      .map(([version, record]) => ({ version, refuted: isRefuted(record, page, statement.en!) }))
      .filter(({ refuted }) => refuted !== undefined);
    expect(judged).not.toEqual([]);
    expect(judged.filter(({ refuted }) => !refuted)).toEqual([]);
  });
});
