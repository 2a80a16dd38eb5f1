import { fold, normalise } from './fold';
import { splitRun, type Pieces } from './split-run';
import { stemOf } from './stem';
import { partsOf, tokensOf, wordOf } from './tokens';

/** Words with a special part in queries; plain data of the site. */
export interface SearchWords {
  /** Words that need not be on a page: “how”, “the”, 怎么. */
  readonly weak: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** One thing to look for, folded. */
export interface Term {
  readonly text: string;
  readonly wide: boolean;
  /** The text is a stem: only what begins with it counts. */
  readonly isStem?: boolean;
}

/** A way to say a word of the query: terms that stand together, and how much it counts. */
export interface Alternative {
  readonly terms: readonly Term[];
  readonly factor: number;
}

/** A word of a query; any of its alternatives answers to it. A weak one need not be answered. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  readonly isWeak: boolean;
}

export interface Query {
  /** The whole query, folded. */
  readonly text: string;
  /** Its letters and digits alone, to be compared with names. */
  readonly key: string;
  readonly words: readonly QueryWord[];
}

/** What the index knows of the query's pieces. */
export interface Lexicon extends Pieces {
  hasWord(text: string): boolean;
}

const SYNONYM_FACTOR = 0.6;
const STEM_FACTOR = 0.9;

/** The letters and digits of a folded text, without anything between them. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

interface Piece extends Term {
  readonly isWeak: boolean;
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
        this.groups.set(
          sequenceKey(member),
          group.filter((other) => other !== member),
        );
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

  /** The longest phrase with synonyms that begins at a piece: how many pieces it has, and the others of its group. */
  phraseAt(
    pieces: readonly Piece[],
    start: number,
  ): { length: number; others: Term[][] } | undefined {
    for (let length = this.longest; length > 0; length--) {
      if (start + length > pieces.length) continue;
      const others = this.groups.get(sequenceKey(pieces.slice(start, start + length)));
      if (others) return { length, others };
    }
    return undefined;
  }
}

const sequenceKey = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ');

/** The terms of a synonym; runs without word breaks stay whole. */
function plainTerms(phrase: string): Term[] {
  return tokensOf(phrase).map(({ raw, wide }) => ({
    text: wide ? normalise(raw) : wordOf(raw).text,
    wide,
  }));
}

/** A name such as `tools/rspack` that stands nowhere as a whole is sought by its parts. */
function wordPieces(raw: string, { weak }: Dictionary, lexicon: Lexicon): Piece[] {
  const word = wordOf(raw);
  const isName = /[./@]/.test(word.text) && !lexicon.hasWord(word.text);
  const texts = isName ? partsOf(word).filter((part) => /[\p{L}\p{N}]/u.test(part)) : [word.text];
  return texts.map((text) => ({ text, wide: false, isWeak: weak.has(text) }));
}

function piecesOf(query: string, dictionary: Dictionary, lexicon: Lexicon): Piece[] {
  return tokensOf(query).flatMap(({ raw, wide }) =>
    wide
      ? splitRun(normalise(raw), lexicon, dictionary).map((piece) => ({ ...piece, wide: true }))
      : wordPieces(raw, dictionary, lexicon),
  );
}

function ownAlternatives(pieces: readonly Piece[]): Alternative[] {
  const own: Alternative = { terms: pieces, factor: 1 };
  const stem = pieces.length === 1 && !pieces[0]!.wide ? stemOf(pieces[0]!.text) : undefined;
  if (!stem) return [own];
  return [own, { terms: [{ text: stem, wide: false, isStem: true }], factor: STEM_FACTOR }];
}

/** Reads a query: its words, what means the same, and what may be missing. */
export function parseQuery(query: string, dictionary: Dictionary, lexicon: Lexicon): Query {
  const pieces = piecesOf(query, dictionary, lexicon);
  const words: QueryWord[] = [];
  for (let i = 0; i < pieces.length;) {
    const phrase = dictionary.phraseAt(pieces, i);
    const own = pieces.slice(i, i + (phrase?.length ?? 1));
    const others = (phrase?.others ?? []).map((terms) => ({ terms, factor: SYNONYM_FACTOR }));
    words.push({
      alternatives: [...ownAlternatives(own), ...others],
      isWeak: !phrase && pieces[i]!.isWeak,
    });
    i += own.length;
  }
  const isAllWeak = words.every(({ isWeak }) => isWeak);
  return {
    text: fold(query.trim()).replace(/\s+/g, ' '),
    key: keyOf(query),
    words: isAllWeak ? words.map((word) => ({ ...word, isWeak: false })) : words,
  };
}
