import { type Postings, addPosting, runAt } from './postings';
import { Spellings } from './spelling';
import { wordOf } from '../text/tokenizer';

/** A word of the index that answers to a typed one; quality from 0 (hardly) to 1 (the same word). */
export interface WordMatch {
  readonly word: number;
  quality: number;
}

/** How well a typed word fits, by where in the index's word it stands; inside counts less where it also begins words. */
const QUALITY = {
  same: 1,
  part: 0.85,
  prefix: 0.7,
  partPrefix: 0.6,
  inside: 0.3,
  alsoInside: 0.1,
  typo: 0.35,
};
/** How much a misspelt beginning counts of a misspelt word. */
const UNFINISHED = 0.6;
const SEPARATOR = '\n';

/** All words of the indexed records, to be searched by substring and by spelling. */
export class WordIndex {
  private readonly ids = new Map<string, number>();
  private readonly idsByText = new Map<string, number>();
  private readonly texts: string[] = [];
  private readonly cuts: number[] = [];
  private readonly postings: Postings[] = [];
  private joined = SEPARATOR;
  private starts: number[] = [];
  private spellings: Spellings | undefined;

  /** Notes that a record has a word, written as it stands there. */
  add(raw: string, record: number): void {
    const id = this.ids.get(raw) ?? this.register(raw);
    addPosting(this.postings[id]!, record);
  }

  private register(raw: string): number {
    const { text, cuts } = wordOf(raw);
    let id = this.idsByText.get(text);
    if (id === undefined) {
      id = this.texts.length;
      this.texts.push(text);
      this.cuts.push(0);
      this.postings.push({ records: [], counts: [] });
      this.starts.push(this.joined.length);
      this.joined += text + SEPARATOR;
      this.idsByText.set(text, id);
      this.spellings = undefined;
    }
    this.cuts[id]! |= cuts;
    this.ids.set(raw, id);
    return id;
  }

  postingsOf(word: number): Postings {
    return this.postings[word]!;
  }

  /** The words that hold a folded text; a single letter is sought at the beginning of words only. */
  containing(text: string): WordMatch[] {
    const sought = text.length > 1 ? text : SEPARATOR + text;
    const matches: WordMatch[] = [];
    let best = 0;
    let word = -1;
    for (let at = this.joined.indexOf(sought); at >= 0; at = this.joined.indexOf(sought, at + 1)) {
      const position = at + sought.length - text.length;
      const found = runAt(this.starts, position, Math.max(word, 0));
      const quality = this.qualityOf(found, position - this.starts[found]!, text.length);
      if (found === word) matches.at(-1)!.quality = Math.max(matches.at(-1)!.quality, quality);
      else matches.push({ word: found, quality });
      word = found;
      best = Math.max(best, quality);
    }
    if (best <= QUALITY.inside) return matches;
    for (const match of matches)
      if (match.quality <= QUALITY.inside) match.quality = QUALITY.alsoInside;
    return matches;
  }

  /** The words and parts of words that are one typing error away; of an unfinished one also those that it begins. */
  misspelt(text: string, isUnfinished: boolean): { matches: WordMatch[]; spellings: string[] } {
    this.spellings ??= new Spellings(
      this.texts.map((each, id) => ({ text: each, cuts: this.cuts[id]! })),
    );
    const near = this.spellings.near(text, isUnfinished);
    const best = new Map<number, number>();
    for (const { words, isWhole } of near) {
      const quality = QUALITY.typo * (isWhole ? 1 : UNFINISHED);
      for (const word of words) best.set(word, Math.max(quality, best.get(word) ?? 0));
    }
    return {
      matches: [...best].map(([word, quality]) => ({ word, quality })),
      spellings: near.map(({ text: spelling }) => spelling),
    };
  }

  private qualityOf(word: number, offset: number, length: number): number {
    const end = offset + length;
    const whole = this.texts[word]!.length;
    const startsPart = offset === 0 || this.canCut(word, offset);
    const endsPart = end === whole || this.canCut(word, end);
    if (startsPart && endsPart) return length === whole ? QUALITY.same : QUALITY.part;
    const share = length / whole;
    if (offset === 0) return QUALITY.prefix + 0.1 * share;
    return startsPart ? QUALITY.partPrefix + 0.1 * share : QUALITY.inside;
  }

  private canCut(word: number, before: number): boolean {
    return before < 31 && (this.cuts[word]! & (1 << before)) !== 0;
  }
}
