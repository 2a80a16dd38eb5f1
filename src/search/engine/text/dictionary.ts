import { fold, keyOf, normalise } from './fold';
import { tokensOf, wordOf } from './tokenizer';

/** Words with a special part in queries; plain data of the site. */
export interface SearchWords {
  /** Words that a page need not have: “how”, “the”, 怎么. */
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** One thing to look for, folded. */
export interface Term {
  readonly text: string;
  readonly isCjk: boolean;
  /** A stem or a synonym: only words, or parts of them, that begin with it count. */
  readonly prefixOnly: boolean;
}

/** Terms in their order, to be compared. */
export const sequenceKey = (terms: readonly Term[]): string =>
  terms.map(({ text }) => text).join(' ');

/** The terms of a synonym; CJK runs stay whole. */
function synonymTerms(phrase: string): Term[] {
  return tokensOf(phrase).map(({ raw, isCjk }) => ({
    text: isCjk ? normalise(raw) : wordOf(raw).text,
    isCjk,
    prefixOnly: true,
  }));
}

/** Stop words and synonyms, prepared. */
export class Dictionary {
  readonly stopWords: ReadonlySet<string>;
  /** The CJK words of synonyms. */
  readonly cjkWords: ReadonlySet<string>;
  private readonly groups = new Map<string, Term[][]>();
  private readonly longest: number;

  constructor({ stopWords, synonyms }: SearchWords) {
    this.stopWords = new Set(stopWords.map(fold));
    const members = synonyms.map((group) => group.map(synonymTerms));
    for (const group of members) {
      for (const member of group) {
        const others = group.filter((other) => other !== member);
        const known = this.groups.get(sequenceKey(member)) ?? [];
        this.groups.set(sequenceKey(member), [...known, ...others]);
      }
    }
    const all = members.flat();
    this.longest = Math.max(1, ...all.map((member) => member.length));
    this.cjkWords = new Set(
      all
        .flat()
        .filter(({ isCjk }) => isCjk)
        .map(({ text }) => text),
    );
  }

  /** The key of a text without its stop words. */
  meantKeyOf(text: string): string {
    return tokensOf(text)
      .map(({ raw, isCjk }) => (isCjk ? normalise(raw) : keyOf(raw)))
      .filter((word) => !this.stopWords.has(word))
      .join('');
  }

  /** The longest phrase with synonyms that begins at a term: how many terms it has, and the others of its group. */
  phraseAt(
    terms: readonly Term[],
    start: number,
  ): { length: number; others: Term[][] } | undefined {
    for (let length = Math.min(this.longest, terms.length - start); length > 0; length--) {
      const others = this.groups.get(sequenceKey(terms.slice(start, start + length)));
      if (others) return { length, others };
    }
    return undefined;
  }
}
