/** Which records have a word, ascending, and how often each. */
export interface Postings {
  readonly records: number[];
  readonly counts: number[];
}

/** Notes that a record has the word once more; records come in ascending order. */
export function addPosting({ records, counts }: Postings, record: number): void {
  if (records.at(-1) === record) counts[counts.length - 1]!++;
  else {
    records.push(record);
    counts.push(1);
  }
}

/**
 * Which of the texts that were joined holds a position: the last that starts at or before it.
 * @param starts where each begins, ascending
 * @param from one that begins no later; near ones are found soonest
 */
export function textAt(starts: readonly number[], position: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  for (let step = 1; low + step <= high; step *= 2) {
    if (starts[low + step]! > position) high = low + step - 1;
    else low += step;
  }
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Which records match, by their numbers, ascending, and how well each does: above 0. */
export interface Matches {
  readonly records: Uint32Array;
  readonly qualities: Float32Array;
}

/** Gathers matches that come in any order; of several in one record the best counts. */
export class MatchCollector {
  private readonly best: Float32Array;
  private count = 0;

  constructor(size: number) {
    this.best = new Float32Array(size);
  }

  add(record: number, quality: number): void {
    const known = this.best[record]!;
    if (known === 0) this.count++;
    if (quality > known) this.best[record] = quality;
  }

  /** What was gathered; nothing of it is left for the next time. */
  finish(): Matches {
    const records = new Uint32Array(this.count);
    const qualities = new Float32Array(this.count);
    // Reading all places is sooner done than putting the records in order.
    for (let record = 0, i = 0; i < records.length; record++) {
      const quality = this.best[record]!;
      if (quality === 0) continue;
      records[i] = record;
      qualities[i++] = quality;
      this.best[record] = 0;
    }
    this.count = 0;
    return { records, qualities };
  }
}

/** The records that match both, each as well as the worse. */
export function inBoth(one: Matches, other: Matches): Matches {
  const most = Math.min(one.records.length, other.records.length);
  const records = new Uint32Array(most);
  const qualities = new Float32Array(most);
  let count = 0;
  for (let i = 0, j = 0; i < one.records.length && j < other.records.length;) {
    const [record, otherRecord] = [one.records[i]!, other.records[j]!];
    if (record === otherRecord) {
      records[count] = record;
      qualities[count++] = Math.min(one.qualities[i]!, other.qualities[j]!);
    }
    if (record <= otherRecord) i++;
    if (otherRecord <= record) j++;
  }
  return { records: records.subarray(0, count), qualities: qualities.subarray(0, count) };
}

/** The same records, matching `factor` times as well. */
export const scaled = ({ records, qualities }: Matches, factor: number): Matches => ({
  records,
  qualities: qualities.map((quality) => quality * factor),
});
