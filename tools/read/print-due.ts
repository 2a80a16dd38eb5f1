import fs from 'node:fs';
import path from 'node:path';
import type { ProvedRecord } from '../../src/plugins/records/proved-record';
import { listPageParts } from '../check/read-statements/page-parts';
import {
  isDue,
  readingsOf,
  type Reading,
  type ReadPage,
  type ReadRecord,
  type Today,
} from '../check/read-statements/read-record';
import type { Page } from '../pages/page';
import { projectRoot } from '../pages/project-root';
import { takeInventory } from '../statements/inventory';

/** A statement that nothing proves, with its last reading; undefined where it isn't on record as it stands. */
export interface UnprovedStatement {
  line: number;
  text: string;
  reading?: Reading;
}

/** Letters and digits alone: a statement is there as readers see it, a part with its marks and addresses. */
const lettersOf = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** The statements of an English page without proof, each with the reading of the sentence, row or fence that it is in. */
export function listUnproved(
  page: Page,
  proved: ReadonlySet<string>,
  read?: ReadPage,
): UnprovedStatement[] {
  const readings = readingsOf(listPageParts(page), read);
  const parts = listPageParts(page).map(({ line, text }, i) => ({
    line,
    letters: lettersOf(text),
    reading: readings[i],
  }));
  return takeInventory(page, [])
    .filter(({ text }) => !proved.has(text))
    .map(({ line, text }) => {
      const letters = lettersOf(text);
      // A row has the heads of its columns in between, and the line of an output is that of its first line.
      const part =
        parts.find((own) => own.line === line && own.letters.includes(letters)) ??
        parts.find((own) => own.line === line || own.line === line - 1);
      return { line, text, reading: part?.reading };
    });
}

/** The texts that are proved on a page, by the record of the last check of all pages. */
function openProved(): (file: string) => ReadonlySet<string> {
  const file = path.join(projectRoot, 'tests/docs/records/proved.json');
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as ProvedRecord;
  return (page) => new Set((record[page] ?? []).map((entry) => [entry].flat()[0] as string));
}

const whenRead = (reading?: Reading) =>
  reading ? `${reading.date ?? 'no date'}, beside ${reading.version}` : 'not read as it is';

/** Prints the statements without proof that have to be read again. Returns the exit code: 1 for some. */
export function printDue(pages: readonly Page[], record: ReadRecord, today: Today): number {
  const provedOn = openProved();
  let [all, due] = [0, 0];
  for (const page of pages.filter(({ language }) => language === 'en')) {
    const statements = listUnproved(page, provedOn(page.file), record[page.file]);
    all += statements.length;
    for (const { line, text, reading } of statements) {
      if (reading && !isDue(reading, today)) continue;
      due += 1;
      console.log(`${page.file}:${line}  ${whenRead(reading)}\n    ${text}`);
    }
  }
  console.log(`${due} of ${all} statements without proof to read again beside ${today.version}`);
  return due > 0 ? 1 : 0;
}
