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
  const best = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= run.length; end++) {
    best.push({ cost: Infinity, from: 0 });
    for (let from = Math.max(0, end - LONGEST_CHINESE); from < end; from++) {
      const length = end - from;
      const known = length > 1 ? 1 : 1.6;
      const price = isWord(run.slice(from, end)) ? known : 2.5 * length;
      const cost = best[from]!.cost + price;
      if (cost < best[end]!.cost) best[end] = { cost, from };
    }
  }
  const cut: string[] = [];
  for (let end = run.length; end > 0; end = best[end]!.from)
    cut.unshift(run.slice(best[end]!.from, end));
  return cut;
}

function termsOf(text: string, isWord: IsWord): Term[] {
  return [...normalise(text).matchAll(TOKEN)].flatMap(([raw, run]): Term[] => {
    if (run) return cutChinese(run, isWord).map((each) => ({ text: each, kind: 'chinese' }));
    return [{ text: raw, kind: /[^\p{L}\p{N}]/u.test(raw) ? 'name' : 'word' }];
  });
}

const joined = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ');
const keyOfTerms = (terms: readonly Term[]) =>
  terms.map(({ text, kind }) => (kind === 'word' ? stemWord(text) : text)).join(' ');

/** A name is also found by its parts. */
function partsOf({ text, kind }: Term): Way[] {
  if (kind !== 'name') return [];
  // Digits say nothing without their neighbors.
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  const whole: Way = { terms: [{ text: fold(text), kind: 'word' }], factor: 1 };
  const terms = parts.map((part) => ({ text: part, kind: 'word' as const }));
  return parts.length ? [whole, { terms, factor: PARTS }] : [];
}

/** Stop words and synonyms, prepared. */
export class Dictionary {
  private readonly stopWords: ReadonlySet<string>;
  private readonly synonyms = new Map<string, Way[]>();
  private readonly chinese: ReadonlySet<string>;
  private readonly simplified: ReadonlyMap<string, string>;
  private readonly longest: number;

  /** @param traditional characters and, at the same places, what the pages have instead */
  constructor(
    { stopWords, synonyms }: SearchWords,
    [traditional, simplified]: readonly [string, string] = ['', ''],
  ) {
    this.simplified = new Map([...traditional].map((from, i) => [from, [...simplified][i]!]));
    this.stopWords = new Set(stopWords.flatMap((word) => [word, stemWord(word)]));
    this.chinese = new Set(
      [...synonyms.flat(), ...stopWords].flatMap(
        (text) => text.match(/\p{Script=Han}{2,}/gu) ?? [],
      ),
    );
    const groups = synonyms.map((group) =>
      group.map((phrase) => termsOf(phrase, (text) => this.chinese.has(text))),
    );
    for (const group of groups)
      for (const member of group) {
        const ways = group.flatMap((terms) => (terms === member ? [] : { terms, factor: SYNONYM }));
        const key = keyOfTerms(member);
        this.synonyms.set(key, [...(this.synonyms.get(key) ?? []), ...ways]);
      }
    this.longest = Math.max(1, ...groups.flat().map(({ length }) => length));
  }

  /** @param isInTexts whether the index has a Chinese word */
  parse(typed: string, isInTexts: IsWord): Query {
    const isWord = (text: string) => this.chinese.has(text) || isInTexts(text);
    const text = typed.replace(/\p{Script=Han}/gu, (each) => this.simplified.get(each) ?? each);
    const terms = termsOf(text, isWord);
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
