import { inBoth, MatchCollector, scaled, type Matches } from '../index/postings';
import type { Records } from '../index/records';
import type { WordMatch } from '../index/word-index';
import type { Term } from '../text/dictionary';
import type { Alternative, QueryWord } from './query';
import type { MarkTerm } from './snippet';

/** What matches, and what is to be marked in the texts: what was typed, or what it misspells. */
interface TermMatches {
  readonly matches: Matches;
  readonly marks: readonly MarkTerm[];
}

/** A word of a query with the records that match it. */
export interface MatchedWord extends TermMatches, Omit<QueryWord, 'alternatives'> {}

/** A text that has a word more than once matches a little better. */
const PER_REPEAT = 0.06;
const MAX_KEPT = 300;

const repeatFactor = (count: number) => 1 + PER_REPEAT * (count - 1);

/** Finds the records that match words, and keeps what it found for the next key stroke. */
export class Matcher {
  private readonly kept = new Map<string, TermMatches>();
  /** How many records there were when the matches were kept. */
  private size = 0;
  private collector = new MatchCollector(0);

  constructor(private readonly records: Records) {}

  /** What matches a word in any of its ways. */
  match({ alternatives, ...word }: QueryWord): MatchedWord {
    if (this.size !== this.records.list.length) this.forget();
    const ways = alternatives.map((way) => this.matchWay(way));
    const matches = this.inAny(ways.map((way) => way.matches));
    return { ...word, matches, marks: ways.flatMap(({ marks }) => marks) };
  }

  private forget(): void {
    this.kept.clear();
    this.size = this.records.list.length;
    this.collector = new MatchCollector(this.size);
  }

  /** The records that match any, each as well as the best. */
  private inAny(all: readonly Matches[]): Matches {
    if (all.length === 1) return all[0]!;
    for (const { records, qualities } of all)
      for (let i = 0; i < records.length; i++) this.collector.add(records[i]!, qualities[i]!);
    return this.collector.finish();
  }

  private matchWay({ terms, factor }: Alternative): TermMatches {
    const all = terms.map((term) => this.matchTerm(term));
    const matches = all.map((each) => each.matches).reduce(inBoth);
    return {
      matches: factor === 1 ? matches : scaled(matches, factor),
      marks: all.flatMap(({ marks }) => marks),
    };
  }

  private matchTerm(term: Term): TermMatches {
    const key = `${term.text}\n${term.prefixOnly}`;
    let found = this.kept.get(key);
    if (!found) {
      found = term.isCjk ? this.matchRun(term) : this.matchWord(term);
      this.kept.set(key, found);
      if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    }
    return found;
  }

  private matchRun(term: Term): TermMatches {
    const { records, counts } = this.records.cjk.postingsOf(term.text);
    const matches = {
      records: Uint32Array.from(records),
      qualities: Float32Array.from(counts, repeatFactor),
    };
    return { matches, marks: [term] };
  }

  /** A word that is found nowhere may be misspelt. */
  private matchWord(term: Term): TermMatches {
    const { words } = this.records;
    const found = words.matching(term.text, term.prefixOnly);
    if (found.length || term.prefixOnly) return { matches: this.recordsOf(found), marks: [term] };
    const { matches, spellings } = words.misspelt(term.text);
    const marks = spellings.map((text) => ({ text, prefixOnly: true }));
    return { matches: this.recordsOf(matches), marks };
  }

  private recordsOf(found: readonly WordMatch[]): Matches {
    for (const { word, quality } of found) {
      const { records, counts } = this.records.words.postingsOf(word);
      for (let i = 0; i < records.length; i++)
        this.collector.add(records[i]!, quality * repeatFactor(counts[i]!));
    }
    return this.collector.finish();
  }
}
