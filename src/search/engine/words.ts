import lunr from 'lunr';
import { fold, toKey, normalise } from './fold';

/** Words with a special part in queries; plain data of the site. */
export interface SearchWords {
  /** Words that say little of what is sought: “how”, 怎么. */
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Something to look for, folded: a Latin word, a name such as `console.log`, or a Chinese word. */
export interface Term {
  readonly text: string;
  readonly kind: 'word' | 'name' | 'chinese';
}

/** A way to say a word of the query: terms that all have to be there, and how much they count. */
export interface Way {
  readonly terms: readonly Term[];
  readonly factor: number;
}

/** A word of a query; each of its ways matches it. */
export interface QueryWord {
  readonly text: string;
  readonly ways: readonly Way[];
  readonly isStopWord: boolean;
}

/** A query: its words, and what is compared with names. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The key of all that was typed. */
  readonly typed: string;
  /** The keys of it without ordinary words, also with a word's synonym in its place. */
  readonly meant: readonly string[];
}

type IsWord = (text: string) => boolean;

const LETTER = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}_$])';
const TOKEN = new RegExp(`(\\p{Script=Han}+)|${LETTER}+(?:[.@/-]+${LETTER}+)*`, 'gu');
const SYNONYM = 0.8;
const PARTS = 0.7;
const LONGEST_CHINESE = 8;

const stems = new Map<string, string>();

/** The stem under which the index has a Latin word; it takes long to find, so it's kept. */
export function stemWord(word: string): string {
  if (stems.size > 20_000) stems.clear();
  const stem = stems.get(word) ?? lunr.stemmer(new lunr.Token(word, {})).toString();
  stems.set(word, stem);
  return stem;
}

/**
 * Cuts a run of Chinese characters into as few words as possible; what is no word stays together.
 * @example cutChinese('修改端口', (text) => text === '端口') // => ['修改', '端口']
 */
export function cutChinese(run: string, isWord: IsWord): string[] {
  const best: { cost: number; words: string[] }[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= run.length; end++) {
    const cuts = Array.from({ length: Math.min(end, LONGEST_CHINESE) }, (_, i) => {
      const word = run.slice(end - i - 1, end);
      const price = !isWord(word) ? 2.5 * word.length : word.length > 1 ? 1 : 1.6;
      return { word, cost: best[end - i - 1]!.cost + price, from: end - i - 1 };
    });
    const { word, cost, from } = cuts.reduce((a, b) => (b.cost <= a.cost ? b : a));
    best.push({ cost, words: [...best[from]!.words, word] });
  }
  return best.at(-1)!.words;
}

const termsOf = (text: string, isWord: IsWord): Term[] =>
  [...normalise(text).matchAll(TOKEN)].flatMap(([raw, run]): Term[] => {
    if (run) return cutChinese(run, isWord).map((each) => ({ text: each, kind: 'chinese' }));
    return [{ text: raw, kind: /[^\p{L}\p{N}]/u.test(raw) ? 'name' : 'word' }];
  });

const joined = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ');
const keyOfTerms = (terms: readonly Term[]) =>
  terms.map(({ text, kind }) => (kind === 'word' ? stemWord(text) : text)).join(' ');

/** A name is also found by its parts; digits say nothing without their neighbors. */
function partsOf({ text, kind }: Term): Way[] {
  const parts =
    kind === 'name' ? text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1) : [];
  if (!parts.length) return [];
  const word = (each: string): Term => ({ text: each, kind: 'word' });
  return [
    { terms: [word(fold(text))], factor: 1 },
    { terms: parts.map(word), factor: PARTS },
  ];
}

/** Stop words and synonyms, prepared. */
export class Dictionary {
  private readonly stopWords: ReadonlySet<string>;
  private readonly synonyms = new Map<string, Way[]>();
  private readonly chinese: ReadonlySet<string>;
  private readonly simplified: ReadonlyMap<string, string>;
  private longest = 1;

  /** @param traditional characters and, at the same places, what the pages have instead */
  constructor(
    { stopWords, synonyms }: SearchWords,
    [traditional, simplified]: readonly [string, string] = ['', ''],
  ) {
    this.simplified = new Map([...traditional].map((from, i) => [from, [...simplified][i]!]));
    this.stopWords = new Set(stopWords.flatMap((word) => [word, stemWord(word)]));
    const words = [...synonyms.flat(), ...stopWords];
    this.chinese = new Set(words.flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? []));
    for (const phrases of synonyms) {
      const group = phrases.map((phrase) => termsOf(phrase, (text) => this.chinese.has(text)));
      for (const member of group) {
        const ways = group.flatMap((terms) => (terms === member ? [] : { terms, factor: SYNONYM }));
        const key = keyOfTerms(member);
        this.synonyms.set(key, [...(this.synonyms.get(key) ?? []), ...ways]);
        this.longest = Math.max(this.longest, member.length);
      }
    }
  }

  /** @param isInTexts whether the index has a Chinese word */
  parse(typed: string, isInTexts: IsWord): Query {
    const text = typed.replace(/\p{Script=Han}/gu, (each) => this.simplified.get(each) ?? each);
    const terms = termsOf(text, (word) => this.chinese.has(word) || isInTexts(word));
    const words = new Map<string, QueryWord>();
    for (let at = 0, length = 1; at < terms.length; at += length) {
      length = Math.min(this.longest, terms.length - at);
      while (length > 1 && !this.synonyms.has(keyOfTerms(terms.slice(at, at + length)))) length--;
      const own = terms.slice(at, at + length);
      words.set(joined(own), {
        text: joined(own),
        ways: [
          { terms: own, factor: 1 },
          ...(length > 1 ? [] : partsOf(own[0]!)),
          ...(this.synonyms.get(keyOfTerms(own)) ?? []),
        ],
        isStopWord: length === 1 && this.isOrdinary(own[0]!, terms.length),
      });
    }
    const meant = [...words.values()].filter(({ isStopWord }) => !isStopWord);
    const bySynonyms = meant.flatMap(({ ways }, i) =>
      ways.slice(1).map((way) => meant.map((word, k) => (k === i ? joined(way.terms) : word.text))),
    );
    return {
      words: [...words.values()],
      typed: toKey(text),
      meant: [meant.map((word) => word.text), ...bySynonyms].map((all) => toKey(all.join(' '))),
    };
  }

  /** Whether a word says little of what is sought: a stop word, or a letter beside other words. */
  private isOrdinary({ text, kind }: Term, terms: number): boolean {
    if (this.stopWords.has(text) || this.stopWords.has(stemWord(text))) return true;
    return terms > 1 && kind === 'word' && text.length === 1;
  }
}
