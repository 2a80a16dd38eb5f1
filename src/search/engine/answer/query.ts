import { segment, type CjkIndex } from '../index/cjk-index';
import { sequenceKey, type Dictionary, type Term } from '../text/dictionary';
import { keyOf, normalise } from '../text/fold';
import { stemOf, tokensOf, wordOf } from '../text/tokenizer';

/** A way to say a word of the query: terms that belong together, and how much it counts. */
export interface Alternative {
  readonly terms: readonly Term[];
  readonly factor: number;
}

/** A word of a query; any of its alternatives matches it. A page need not have a stop word. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  readonly isStopWord: boolean;
  /** One of several segments that a CJK run was cut into. */
  readonly isSegment: boolean;
}

export interface Query {
  /** The whole query in lower case, to be sought as a phrase. */
  readonly text: string;
  /** Its letters and digits alone, to be compared with names. */
  readonly key: string;
  /** The keys of what is meant: without stop words, and by synonyms. */
  readonly meantKeys: readonly string[];
  readonly words: readonly QueryWord[];
}

/** A token of a query, or a segment of one, that is sought by itself. */
interface QueryTerm extends Term {
  readonly isStopWord: boolean;
  readonly isSegment: boolean;
}

/** What a stem, or the parts of a name, count of the word itself. */
const LOOSE_FACTOR = 0.8;
/** More ways to say a query are not compared with names; a long one could have thousands. */
const MAX_KEYS = 60;

function termsOf(query: string, dictionary: Dictionary, index: CjkIndex): QueryTerm[] {
  return tokensOf(query).flatMap(({ raw, isCjk }): QueryTerm[] => {
    if (isCjk) {
      const segments = segment(normalise(raw), index, dictionary);
      const isSegment = segments.length > 1;
      return segments.map((each) => ({ ...each, isCjk, prefixOnly: false, isSegment }));
    }
    const { text } = wordOf(raw);
    const isStopWord = dictionary.stopWords.has(text);
    return [{ text, isCjk, prefixOnly: false, isStopWord, isSegment: false }];
  });
}

const prefix = (text: string): Term => ({ text, isCjk: false, prefixOnly: true });

/** A word as it is, by its stem, and a name such as `console.error` by its parts. */
function ownAlternatives(terms: readonly QueryTerm[]): Alternative[] {
  const own: Alternative = { terms, factor: 1 };
  const [{ text, isCjk }] = terms as [QueryTerm];
  if (terms.length > 1 || isCjk) return [own];
  const stem = stemOf(text);
  const parts = text.split(/[./@]/).filter(Boolean);
  return [
    own,
    ...(stem ? [{ terms: [prefix(stem)], factor: LOOSE_FACTOR }] : []),
    ...(parts.length > 1 ? [{ terms: parts.map(prefix), factor: LOOSE_FACTOR }] : []),
  ];
}

const joinedText = ({ terms }: Alternative) => terms.map(({ text }) => keyOf(text)).join('');

/** The ways to say the words that are no stop words, joined: 公共目录 → publicdir among others. */
function meantKeys(words: readonly QueryWord[]): string[] {
  let keys = [''];
  for (const { alternatives } of words.filter(({ isStopWord }) => !isStopWord)) {
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

/** Reads a query: its words, and what means the same. */
export function parseQuery(query: string, dictionary: Dictionary, index: CjkIndex): Query {
  const terms = termsOf(query, dictionary, index);
  const all: QueryWord[] = [];
  for (let i = 0; i < terms.length;) {
    const phrase = dictionary.phraseAt(terms, i);
    const own = terms.slice(i, i + (phrase?.length ?? 1));
    const synonyms = (phrase?.others ?? []).map((others) => ({ terms: others, factor: 1 }));
    all.push({
      alternatives: [...ownAlternatives(own), ...synonyms],
      isStopWord: own.every(({ isStopWord }) => isStopWord),
      isSegment: own.every(({ isSegment }) => isSegment),
    });
    i += own.length;
  }
  const words = distinct(all);
  const hasStopWordsOnly = words.every(({ isStopWord }) => isStopWord);
  return {
    text: query.trim().replace(/\s+/g, ' ').toLowerCase(),
    key: keyOf(query),
    meantKeys: meantKeys(words),
    words: hasStopWordsOnly ? words.map((word) => ({ ...word, isStopWord: false })) : words,
  };
}
