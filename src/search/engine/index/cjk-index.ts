import { addPosting, textAt, type Postings } from './postings';

const SEPARATOR = '\n';

/** The CJK runs of the indexed records, to be searched by any run of characters. */
export class CjkIndex {
  private text = SEPARATOR;
  /** Where each run begins, and the record that it belongs to. */
  private readonly starts: number[] = [];
  private readonly records: number[] = [];
  /** Every bigram and its positions. */
  private readonly bigrams = new Map<string, number[]>();

  /** Notes a run of a record; normalised. */
  add(run: string, record: number): void {
    const start = this.text.length;
    this.starts.push(start);
    this.records.push(record);
    this.text += run + SEPARATOR;
    for (let i = 0; i + 1 < run.length; i++) {
      const bigram = run.slice(i, i + 2);
      const known = this.bigrams.get(bigram);
      if (known) known.push(start + i);
      else this.bigrams.set(bigram, [start + i]);
    }
  }

  /** How many characters from the beginning of a run are together somewhere in the index. */
  knownLength(run: string): number {
    let at = this.bigrams.get(run.slice(0, 2));
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
      index = textAt(this.starts, position, index);
      addPosting(postings, this.records[index]!);
    }
    return postings;
  }

  private positions(run: string): number[] {
    if (run.length > 1) {
      const bigrams = this.bigrams.get(run.slice(0, 2)) ?? [];
      return run.length === 2
        ? bigrams
        : bigrams.filter((position) => this.text.startsWith(run, position));
    }
    const positions: number[] = [];
    for (let at = this.text.indexOf(run); at >= 0; at = this.text.indexOf(run, at + 1))
      positions.push(at);
    return positions;
  }
}

interface KnownWords {
  readonly stopWords: ReadonlySet<string>;
  readonly cjkWords: ReadonlySet<string>;
}

/** A piece that a run was cut into. */
export interface Segment {
  readonly text: string;
  readonly isStopWord: boolean;
}

/** What a segment costs: the cheapest way to cut a run wins. Longer ones than three characters are rather several words. */
const COST = { stopWord: 0.4, word: 0.8, pair: 1, triple: 1.5, single: 2 };
/** The longest stop word or synonym that is looked for. */
const MAX_LENGTH = 12;

function costOf(
  text: string,
  known: number,
  { stopWords, cjkWords }: KnownWords,
): number | undefined {
  if (stopWords.has(text)) return COST.stopWord;
  if (cjkWords.has(text)) return COST.word;
  if (text.length === 1) return COST.single;
  if (text.length > Math.min(known, 3)) return undefined;
  return text.length === 2 ? COST.pair : COST.triple;
}

/** Cuts a run into the segments that the index and the site's words know: 修改端口 → 修改, 端口. */
export function segment(
  run: string,
  index: Pick<CjkIndex, 'knownLength'>,
  words: KnownWords,
): Segment[] {
  const best: { cost: number; length: number }[] = [{ cost: 0, length: 0 }];
  for (let start = 0; start < run.length; start++) {
    const from = best[start]!;
    const known = index.knownLength(run.slice(start, start + MAX_LENGTH));
    for (let length = 1; length <= MAX_LENGTH && start + length <= run.length; length++) {
      const cost = costOf(run.slice(start, start + length), known, words);
      if (cost === undefined) continue;
      const total = from.cost + cost;
      if (total < (best[start + length]?.cost ?? Infinity))
        best[start + length] = { cost: total, length };
    }
  }
  const segments: Segment[] = [];
  for (let end = run.length; end > 0; end -= best[end]!.length) {
    const text = run.slice(end - best[end]!.length, end);
    // What is left over beside words is hardly a word by itself, unless it is unknown.
    const isLeftOver = text.length === 1 && run.length > 1 && index.knownLength(text) > 0;
    segments.unshift({ text, isStopWord: isLeftOver || words.stopWords.has(text) });
  }
  return segments;
}
