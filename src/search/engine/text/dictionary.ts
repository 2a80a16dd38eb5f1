import { fold, keyOf, normalise } from './fold';
import { tokensOf, wordOf } from './tokenizer';

/** Words with a special part in queries; plain data of the site. */
export interface SearchWords {
  /** Words that need not be on a page: “how”, “the”, 怎么. */
  readonly weak: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** What the score of pages is multiplied by whose address has a part; 1 for all others. */
  readonly factors: readonly { readonly path: string; readonly factor: number }[];
}

/** One thing to look for, folded. */
export interface Term {
  readonly text: string;
  readonly wide: boolean;
  /** A stem or a synonym: only words, or parts of them, that begin with it count. */
  readonly onlyBeginnings: boolean;
}

/** Terms in their order, to be compared. */
export const sequenceKey = (terms: readonly Term[]): string =>
  terms.map(({ text }) => text).join(' ');

/** The terms of a synonym; runs without word breaks stay whole. */
function plainTerms(phrase: string): Term[] {
  return tokensOf(phrase).map(({ raw, wide }) => ({
    text: wide ? normalise(raw) : wordOf(raw).text,
    wide,
    onlyBeginnings: true,
  }));
}

/** Prepared words: how a query is cut, and what means the same. */
export class Dictionary {
  readonly weak: ReadonlySet<string>;
  readonly wideWords: ReadonlySet<string>;
  private readonly groups = new Map<string, Term[][]>();
  private readonly longest: number;

  constructor({ weak, synonyms }: SearchWords) {
    this.weak = new Set(weak.map(fold));
    const members = synonyms.map((group) => group.map(plainTerms));
    for (const group of members) {
      for (const member of group) {
        const others = group.filter((other) => other !== member);
        this.groups.set(sequenceKey(member), [
          ...(this.groups.get(sequenceKey(member)) ?? []),
          ...others,
        ]);
      }
    }
    const all = members.flat();
    this.longest = Math.max(1, ...all.map((member) => member.length));
    this.wideWords = new Set(
      all
        .flat()
        .filter(({ wide }) => wide)
        .map(({ text }) => text),
    );
  }

  /** The key of a text without its weak words. */
  strongKeyOf(text: string): string {
    return tokensOf(text)
      .map(({ raw, wide }) => (wide ? normalise(raw) : keyOf(raw)))
      .filter((word) => !this.weak.has(word))
      .join('');
  }

  /** The longest phrase with synonyms that begins at a term: how many terms it has, and the others of its group. */
  phraseAt(
    terms: readonly Term[],
    start: number,
  ): { length: number; others: Term[][] } | undefined {
    for (let length = this.longest; length > 0; length--) {
      if (start + length > terms.length) continue;
      const others = this.groups.get(sequenceKey(terms.slice(start, start + length)));
      if (others) return { length, others };
    }
    return undefined;
  }
}
