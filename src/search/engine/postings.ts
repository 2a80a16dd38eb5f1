/** Which records have a word, ascending, and how often each. */
export interface Postings {
  readonly records: number[];
  readonly counts: number[];
}

/** Notes that a record has the word once more; no record may come before the one before. */
export function addPosting({ records, counts }: Postings, record: number): void {
  if (records.at(-1) === record) counts[counts.length - 1]!++;
  else {
    records.push(record);
    counts.push(1);
  }
}
