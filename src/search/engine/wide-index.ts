import { addPosting, type Postings } from './postings';
import { runAt } from './run-at';

const SEPARATOR = '\n';

/** The texts without word breaks (Han, Kana, Hangul), to be searched by any run of characters. */
export class WideIndex {
  private text = SEPARATOR;
  /** Where each run begins, and the record that it belongs to. */
  private readonly starts: number[] = [];
  private readonly records: number[] = [];
  /** Every pair of neighbouring characters and where it stands. */
  private readonly pairs = new Map<string, number[]>();

  /** Notes a run of a record; normalised. */
  add(run: string, record: number): void {
    const start = this.text.length;
    this.starts.push(start);
    this.records.push(record);
    this.text += run + SEPARATOR;
    for (let i = 0; i + 1 < run.length; i++) {
      const pair = run.slice(i, i + 2);
      const known = this.pairs.get(pair);
      if (known) known.push(start + i);
      else this.pairs.set(pair, [start + i]);
    }
  }

  /** How many characters from the beginning of a run stand together somewhere in the index. */
  knownLength(run: string): number {
    let at = this.pairs.get(run.slice(0, 2));
    if (!at) return run && this.text.includes(run[0]!) ? 1 : 0;
    let length = 2;
    while (length < run.length) {
      const next = run.charCodeAt(length);
      const longer: number[] = at.filter(
        (position) => this.text.charCodeAt(position + length) === next,
      );
      if (!longer.length) break;
      at = longer;
      length++;
    }
    return length;
  }

  /** Which records have a run. */
  postingsOf(run: string): Postings {
    const postings: Postings = { records: [], counts: [] };
    let index = 0;
    for (const position of this.positions(run)) {
      index = runAt(this.starts, position, index);
      addPosting(postings, this.records[index]!);
    }
    return postings;
  }

  private positions(run: string): number[] {
    if (run.length > 1) {
      const pairs = this.pairs.get(run.slice(0, 2)) ?? [];
      return run.length === 2
        ? pairs
        : pairs.filter((position) => this.text.startsWith(run, position));
    }
    const positions: number[] = [];
    for (let at = this.text.indexOf(run); at >= 0; at = this.text.indexOf(run, at + 1))
      positions.push(at);
    return positions;
  }
}
