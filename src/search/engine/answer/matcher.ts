import type { Term } from '../text/dictionary';
import type { MarkTerm } from './snippet';
import type { Alternative, QueryWord } from './query';
import { HitCollector, type RecordHits, inBoth, scaled } from '../index/postings';
import type { Records } from '../index/records';
import type { WordMatch } from '../index/word-index';

/** The answers to a term, and what stands for it in the texts: itself, or what it misspells. */
interface TermAnswer {
  readonly hits: RecordHits;
  readonly spellings: readonly MarkTerm[];
}

/** A word of a query with the records that answer to it. */
export interface AnsweredWord {
  readonly hits: RecordHits;
  readonly spellings: readonly MarkTerm[];
  readonly isWeak: boolean;
  readonly isPiece: boolean;
}

/** Below this quality a word stands only inside of others, such as “port” in “import”, while elsewhere it begins words. */
export const BY_THE_WAY = 0.15;
/** Below this quality a word is only found inside of others, so it may be a misspelling. */
const DOUBTFUL = 0.35;
/** Words of fewer letters are not corrected: those that are found inside of others, and those that are not found. */
const SHORTEST_TYPO = 4;
const SHORTEST_UNFOUND_TYPO = 3;
/** What begins a word, or a part of one, has at least this quality. */
const BEGINNING_QUALITY = 0.6;
/** A text that has a word many times answers a little better. */
const PER_REPEAT = 0.06;
const MAX_REPEATS = 5;
const MAX_KEPT = 300;

const repeatFactor = (count: number) => 1 + PER_REPEAT * Math.min(count - 1, MAX_REPEATS);

/** Finds the records that answer to words, and keeps the answers for the next key stroke. */
export class HitFinder {
  private readonly kept = new Map<string, TermAnswer>();
  /** How many records there were when the answers were kept. */
  private size = 0;
  private collector = new HitCollector(0);

  constructor(private readonly records: Records) {}

  /** The answers to a word in any of its ways; the last word of a query may be unfinished. */
  answer({ alternatives, isWeak, isPiece }: QueryWord, isLast: boolean): AnsweredWord {
    if (this.size !== this.records.list.length) this.forget();
    const ways = alternatives.map((way) => this.answerWay(way, isLast));
    const hits = this.inAny(ways.map((way) => way.hits));
    return { hits, isWeak, isPiece, spellings: ways.flatMap(({ spellings }) => spellings) };
  }

  private forget(): void {
    this.kept.clear();
    this.size = this.records.list.length;
    this.collector = new HitCollector(this.size);
  }

  /** The records that answer to any, each as well as to the best. */
  private inAny(all: readonly RecordHits[]): RecordHits {
    if (all.length === 1) return all[0]!;
    for (const { records, qualities } of all)
      for (let i = 0; i < records.length; i++) this.collector.add(records[i]!, qualities[i]!);
    return this.collector.finish();
  }

  private answerWay({ terms, factor }: Alternative, isLast: boolean): TermAnswer {
    const all = terms.map((term) => this.answerTerm(term, isLast));
    const hits = all.map((answer) => answer.hits).reduce(inBoth);
    return {
      hits: factor === 1 ? hits : scaled(hits, factor),
      spellings: all.flatMap(({ spellings }) => spellings),
    };
  }

  private answerTerm(term: Term, isLast: boolean): TermAnswer {
    const key = `${term.text}\n${term.onlyBeginnings}\n${isLast}`;
    let answer = this.kept.get(key);
    if (!answer) {
      answer = term.wide ? this.ofRun(term) : this.ofWord(term, isLast);
      this.kept.set(key, answer);
      if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    }
    return answer;
  }

  private ofRun(term: Term): TermAnswer {
    const { records, counts } = this.records.wide.postingsOf(term.text);
    const hits = {
      records: Uint32Array.from(records),
      qualities: Float32Array.from(counts, repeatFactor),
    };
    return { hits, spellings: [term] };
  }

  private ofWord(term: Term, isLast: boolean): TermAnswer {
    const { text, onlyBeginnings } = term;
    const exact = this.records.words.containing(text);
    if (onlyBeginnings) {
      const begun = exact.filter(({ quality }) => quality >= BEGINNING_QUALITY);
      return { hits: this.hitsOf(begun), spellings: [term] };
    }
    const isDoubtful = exact.every(({ quality }) => quality < DOUBTFUL);
    const shortest = exact.length ? SHORTEST_TYPO : SHORTEST_UNFOUND_TYPO;
    if (!isDoubtful || text.length < shortest)
      return { hits: this.hitsOf(exact), spellings: [term] };
    const isUnfinished = isLast && text.length > SHORTEST_TYPO;
    const { matches, spellings } = this.records.words.misspelt(text, isUnfinished);
    const meant = spellings.map((spelling) => ({ text: spelling, onlyBeginnings: true }));
    return {
      hits: this.hitsOf([...exact, ...matches]),
      spellings: exact.length ? [term, ...meant] : meant,
    };
  }

  private hitsOf(matches: readonly WordMatch[]): RecordHits {
    for (const { word, quality } of matches) {
      const { records, counts } = this.records.words.postingsOf(word);
      for (let i = 0; i < records.length; i++) {
        this.collector.add(records[i]!, quality * repeatFactor(counts[i]!));
      }
    }
    return this.collector.finish();
  }
}
