import { type Dictionary, type Term, sequenceKey } from '../text/dictionary';
import { keyOf, normalise } from '../text/fold';
import { partsOf, stemOf, tokensOf, wordOf } from '../text/tokenizer';
import { type Pieces, splitRun } from '../index/cjk-index';

/** A way to say a word of the query: terms that stand together, and how much it counts. */
export interface Alternative {
  readonly terms: readonly Term[];
  readonly factor: number;
}

/** A word of a query; any of its alternatives answers to it. A weak one need not be answered. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  readonly isWeak: boolean;
  /** One of several pieces that a run without word breaks was cut into. */
  readonly isPiece: boolean;
}

export interface Query {
  /** The whole query in lower case, to be sought as a phrase. */
  readonly text: string;
  /** Its letters and digits alone, to be compared with names. */
  readonly key: string;
  /** The keys of what is meant: without weak words, and by synonyms where it is one word or phrase. */
  readonly meantKeys: readonly string[];
  readonly words: readonly QueryWord[];
}

const SYNONYM_FACTOR = 0.8;
const STEM_FACTOR = 0.9;
const PARTS_FACTOR = 0.7;
const MAX_KEYS = 60;

const beginning = (text: string): Term => ({ text, wide: false, onlyBeginnings: true });

/** A word as it is, by its stem, and a name such as `console.error` by its parts. */
function ownAlternatives(pieces: readonly Piece[]): Alternative[] {
  const own: Alternative = { terms: pieces, factor: 1 };
  const [{ text, wide }] = pieces as [Piece];
  if (pieces.length > 1 || wide) return [own];
  const stem = stemOf(text);
  const parts = text.split(/[./@]/).filter(Boolean);
  return [
    own,
    ...(stem ? [{ terms: [beginning(stem)], factor: STEM_FACTOR }] : []),
    ...(parts.length > 1 ? [{ terms: parts.map(beginning), factor: PARTS_FACTOR }] : []),
  ];
}

const joinedText = ({ terms }: Alternative) => terms.map(({ text }) => keyOf(text)).join('');

/** The ways to say the words that are not weak, joined: 公共目录 → publicdir among others. */
function meantKeys(words: readonly QueryWord[]): string[] {
  let keys = [''];
  for (const { alternatives } of words.filter(({ isWeak }) => !isWeak)) {
    const ways = [...new Set(alternatives.map(joinedText))];
    const fit = keys.length * ways.length <= MAX_KEYS ? ways : ways.slice(0, 1);
    keys = keys.flatMap((key) => fit.map((way) => key + way));
  }
  return keys;
}

const nameOf = ({ alternatives: [own] }: QueryWord) => sequenceKey(own!.terms);

/** Leaves out words that come again: a word says no more when it is repeated. */
function distinct(words: readonly QueryWord[]): QueryWord[] {
  const lastPlaces = new Map(words.map((word, i) => [nameOf(word), i]));
  return words.filter((word, i) => lastPlaces.get(nameOf(word)) === i);
}

/** Reads a query: its words, what means the same, and what may be missing. */
export function parseQuery(query: string, dictionary: Dictionary, lexicon: Lexicon): Query {
  const pieces = piecesOf(query, dictionary, lexicon);
  const all: QueryWord[] = [];
  for (let i = 0; i < pieces.length;) {
    const phrase = dictionary.phraseAt(pieces, i);
    const own = pieces.slice(i, i + (phrase?.length ?? 1));
    const others = (phrase?.others ?? []).map((terms) => ({ terms, factor: SYNONYM_FACTOR }));
    all.push({
      alternatives: [...ownAlternatives(own), ...others],
      isWeak: own.every(({ isWeak }) => isWeak),
      isPiece: own.every(({ isPiece }) => isPiece),
    });
    i += own.length;
  }
  const words = distinct(all);
  const isAllWeak = words.every(({ isWeak }) => isWeak);
  return {
    text: query.trim().replace(/\s+/g, ' ').toLowerCase(),
    key: keyOf(query),
    meantKeys: meantKeys(words),
    words: isAllWeak ? words.map((word) => ({ ...word, isWeak: false })) : words,
  };
}

/** What the index knows of the query's pieces. */
export interface Lexicon extends Pieces {
  hasWord(text: string): boolean;
}

/** A word of a query, or a part of one, that is sought by itself. */
export interface Piece extends Term {
  readonly isWeak: boolean;
  readonly isPiece: boolean;
}

/** A name such as `tools/rspack` that stands nowhere as a whole is sought by its parts. */
function wordPieces(raw: string, { weak }: Dictionary, lexicon: Lexicon): Piece[] {
  const word = wordOf(raw);
  const isName = /[./@]/.test(word.text) && !lexicon.hasWord(word.text);
  const texts = isName ? partsOf(word).filter((part) => /[\p{L}\p{N}]/u.test(part)) : [word.text];
  return texts.map((text) => ({
    text,
    wide: false,
    onlyBeginnings: false,
    isWeak: weak.has(text),
    isPiece: false,
  }));
}

function runPieces(raw: string, dictionary: Dictionary, lexicon: Lexicon): Piece[] {
  const pieces = splitRun(normalise(raw), lexicon, dictionary);
  const isPiece = pieces.length > 1;
  return pieces.map((piece) => ({ ...piece, wide: true, onlyBeginnings: false, isPiece }));
}

/** Cuts a query into what is sought: its words, the parts of names that stand nowhere, the pieces of runs. */
export function piecesOf(query: string, dictionary: Dictionary, lexicon: Lexicon): Piece[] {
  return tokensOf(query).flatMap(({ raw, wide }) =>
    wide ? runPieces(raw, dictionary, lexicon) : wordPieces(raw, dictionary, lexicon),
  );
}
