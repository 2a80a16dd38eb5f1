import { wordOf } from '../text/tokenizer';
import { addPosting, textAt, type Postings } from './postings';
import { Spellings } from './spelling';

/** A word of the index that matches a typed one; quality from 0 (hardly) to 1 (the same word). */
export interface WordMatch {
  readonly word: number;
  quality: number;
}

/**
 * How well a typed word matches one of the index: it is that word, a part of it, or begins one of these; `loose`: it is
 * inside, or misspelt.
 */
const QUALITY = { same: 1, part: 0.85, prefix: 0.7, loose: 0.35 };
const SEPARATOR = '\n';

/** All words of the indexed records, to be searched by prefix, partial match and spelling. */
export class WordIndex {
  private readonly ids = new Map<string, number>();
  private readonly idsByText = new Map<string, number>();
  private readonly texts: string[] = [];
  private readonly cuts: number[] = [];
  private readonly postings: Postings[] = [];
  private joined = SEPARATOR;
  private starts: number[] = [];
  private spellings: Spellings | undefined;

  /** Notes that a record has a word, as it is written there. */
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

  /**
   * The words that match a folded text: those that have it at their beginning or at that of a part; only where there is
   * none, and not only prefixes are wanted, those that have it inside. So “port” is not found in “import”, but “mport” is.
   */
  matching(text: string, prefixOnly = false): WordMatch[] {
    const matches = this.containing(text);
    const isPrefix = ({ quality }: WordMatch) => quality >= QUALITY.prefix;
    if (!prefixOnly && (matches.every(isPrefix) || !matches.some(isPrefix))) return matches;
    return matches.filter(isPrefix);
  }

  /** The words and parts of words that are one typing error away, and how they are spelt. */
  misspelt(text: string): { matches: WordMatch[]; spellings: string[] } {
    this.spellings ??= new Spellings(
      this.texts.map((each, id) => ({ text: each, cuts: this.cuts[id]! })),
    );
    const near = this.spellings.near(text);
    const words = new Set(near.flatMap((spelling) => spelling.words));
    return {
      matches: [...words].map((word) => ({ word, quality: QUALITY.loose })),
      spellings: near.map((spelling) => spelling.text),
    };
  }

  /** A single letter is sought at the beginning of words only. */
  private containing(text: string): WordMatch[] {
    const sought = text.length > 1 ? text : SEPARATOR + text;
    const matches: WordMatch[] = [];
    let word = -1;
    for (let at = this.joined.indexOf(sought); at >= 0; at = this.joined.indexOf(sought, at + 1)) {
      const position = at + sought.length - text.length;
      const found = textAt(this.starts, position, Math.max(word, 0));
      const quality = this.qualityOf(found, position - this.starts[found]!, text.length);
      if (found === word) matches.at(-1)!.quality = Math.max(matches.at(-1)!.quality, quality);
      else matches.push({ word: found, quality });
      word = found;
    }
    return matches;
  }

  private qualityOf(word: number, offset: number, length: number): number {
    const end = offset + length;
    const whole = this.texts[word]!.length;
    if (offset > 0 && !this.canCut(word, offset)) return QUALITY.loose;
    if (length === whole) return QUALITY.same;
    return end === whole || this.canCut(word, end) ? QUALITY.part : QUALITY.prefix;
  }

  private canCut(word: number, before: number): boolean {
    return before < 31 && (this.cuts[word]! & (1 << before)) !== 0;
  }
}
