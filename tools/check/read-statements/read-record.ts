import fs from 'node:fs';
import path from 'node:path';
import core from '@rsbuild/core/package.json';
import { contentHash } from '../../../src/plugins/translations/content-hash';
import { projectRoot } from '../../pages/project-root';
import type { PagePart } from './page-parts';

/** When somebody read a page beside the packages, and beside which version of `@rsbuild/core`. */
export interface Reading {
  /** `2026-11-27`; no part of the page was last read before. null where nobody has read all of it since every part is on record */
  date: string | null;
  version: string;
}

/** A page as it was read. */
export interface ReadPage extends Reading {
  /** the readings of parts that are newer than the page's own */
  later?: readonly Reading[];
  /** for each section, the hashes of its parts in order, separated by spaces; `a1b2c.0` was read in the first of `later` */
  sections: readonly string[];
}

/** A part on record: its hash, and when it was read. */
interface ReadPart {
  hash: string;
  reading: Reading;
}

/** What has been read: the pages of both languages by their paths. */
export type ReadRecord = Readonly<Record<string, ReadPage>>;

/** How a page differs from what was read. */
export interface Difference {
  /** parts that are new or changed */
  unread: PagePart[];
  /** the number of parts that are no longer there */
  gone: number;
  /** the first part that isn't where it was, if all are there */
  moved?: PagePart;
}

const DAYS_BETWEEN_READINGS = 180;
const recordFile = path.join(projectRoot, 'tests/docs/records/read-statements.json');

export const openReadRecord = () => JSON.parse(fs.readFileSync(recordFile, 'utf8')) as ReadRecord;

export function writeReadRecord(record: ReadRecord): void {
  fs.writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** A reading of a whole page on a day. */
export type Today = Reading & { readonly date: string };

/** A reading of today, beside the installed packages. */
export const readToday = (): Today => ({
  date: new Date().toISOString().slice(0, 10),
  version: core.version,
});

/** 20 bits, since the record has 30,000 of them: one edit in a million passes unseen. */
const hashOf = ({ text }: PagePart) => contentHash(text).slice(0, 5);

/** The parts on record of a page. */
const listRead = ({ date, version, later = [], sections }: ReadPage): ReadPart[] =>
  sections.flatMap((section) =>
    section.split(' ').map((entry) => {
      const [hash = '', number] = entry.split('.');
      return { hash, reading: later[Number(number)] ?? { date, version } };
    }),
  );

/** When each part of a page was last read; undefined for one that is new or changed. */
export function readingsOf(parts: PagePart[], before?: ReadPage): (Reading | undefined)[] {
  const left = before ? listRead(before) : [];
  return parts.map((part) => {
    const hash = hashOf(part);
    const place = left.findIndex((read) => read.hash === hash);
    return place === -1 ? undefined : left.splice(place, 1)[0]!.reading;
  });
}

const isSame = (a: Reading, b: Reading) => a.date === b.date && a.version === b.version;

/**
 * The entry of a page whose new and changed parts have been read. Each part keeps the date of its own last reading, and
 * the page that of its oldest; without `before`, all of it has been read.
 */
export function noteReading(parts: PagePart[], today: Reading, before?: ReadPage): ReadPage {
  const readings = readingsOf(parts, before);
  const { date, version } = before && readings.some(Boolean) ? before : today;
  const earlier = (before?.later ?? []).filter((reading) => !isSame(reading, today));
  const later = [...earlier, today].filter(
    (reading) =>
      !isSame(reading, { date, version }) && readings.some((own = today) => isSame(own, reading)),
  );
  const entryOf = (part: PagePart, reading: Reading) => {
    const number = later.findIndex((own) => isSame(own, reading));
    return number === -1 ? hashOf(part) : `${hashOf(part)}.${number}`;
  };
  const entries = parts.map((part, i) => entryOf(part, readings[i] ?? today));
  const numbers = [...new Set(parts.map(({ section }) => section))];
  const sections = numbers.map((number) =>
    entries.filter((_, i) => parts[i]!.section === number).join(' '),
  );
  return { date, version, ...(later.length && { later }), sections };
}

/** Compares a page with what was read of it. */
export function compareWithRead(
  parts: PagePart[],
  { sections }: Pick<ReadPage, 'sections'> = { sections: [] },
): Difference {
  const read = sections.flatMap((section) => section.replace(/\.\d+/g, '').split(' '));
  const gone = [...read];
  const unread = parts.filter((part) => {
    const place = gone.indexOf(hashOf(part));
    if (place !== -1) gone.splice(place, 1);
    return place === -1;
  });
  const hasAll = unread.length === 0 && gone.length === 0;
  const moved = hasAll ? parts.find((part, index) => hashOf(part) !== read[index]) : undefined;
  return { unread, gone: gone.length, moved };
}

/** Whether a statement has to be read again: half a year is over, or another version is documented. */
export function isDue({ date, version }: Reading, today: Today): boolean {
  if (date === null || version !== today.version) return true;
  return (Date.parse(today.date) - Date.parse(date)) / 86_400_000 > DAYS_BETWEEN_READINGS;
}
