import lunr from 'lunr';
import { fold, keyOf, normalise } from './fold';

/** Words with a special part in queries; plain data of the site. */
export interface SearchWords {
  /** Words that say little of what is sought: “how”, 怎么. */
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Something to look for: a Latin word, a name such as `console.log`, or a Chinese word. */
export interface Term {
  /** Folded. */
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

/** A query: its words, and the keys that are compared with names. */
export interface Query {
  readonly text: string;
  readonly words: readonly QueryWord[];
  readonly keys: readonly string[];
}

const LETTER = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}_$])';
const TOKEN = new RegExp(`(\\p{Script=Han}+)|${LETTER}+(?:[.@/-]+${LETTER}+)*`, 'gu');
const SYNONYM = 0.8;
const MAX_STEMS = 20_000;
const PARTS = 0.7;

/** The words of a text that are not Chinese. */
export const latinWords = (text: string): readonly string[] =>
  text.match(new RegExp(`${LETTER}+`, 'gu')) ?? [];

const stems = new Map<string, string>();

/** The stem under which the index has a Latin word; to find it takes long, so known ones are kept. */
export function stemOf(word: string): string {
  const stem = stems.get(word) ?? lunr.stemmer(new lunr.Token(word, {})).toString();
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Cuts a run of Chinese characters into words that the site has: as few as possible, unknown characters left single. */
export function cutChinese(run: string, known: (word: string) => boolean): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= run.length; end++) {
    best.push({ cost: best[end - 1]!.cost + 2.5, from: end - 1 });
    for (let from = Math.max(0, end - 8); from < end; from++) {
      if (!known(run.slice(from, end))) continue;
      const cost = best[from]!.cost + (end - from > 1 ? 1 : 1.6);
      if (cost < best[end]!.cost) best[end] = { cost, from };
    }
  }
  const cut: string[] = [];
  for (let end = run.length; end > 0; end = best[end]!.from)
    cut.unshift(run.slice(best[end]!.from, end));
  return cut;
}

function tokensOf(text: string, known: (word: string) => boolean): Term[] {
  return [...normalise(text).matchAll(TOKEN)].flatMap(([raw, run]): Term[] => {
    if (run) return cutChinese(run, known).map((each) => ({ text: each, kind: 'chinese' }));
    return [{ text: raw, kind: /[^\p{L}\p{N}]/u.test(raw) ? 'name' : 'word' }];
  });
}

const joined = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ');

/** Stop words and synonyms, prepared. */
export class Dictionary {
  private readonly stopWords: ReadonlySet<string>;
  private readonly groups = new Map<string, Way[]>();
  private readonly chinese = new Set<string>();
  private readonly simplified: ReadonlyMap<string, string>;
  private longest = 1;

  /** @param traditional characters and, at the same places, what the pages have instead */
  constructor(
    { stopWords, synonyms }: SearchWords,
    [traditional, simplified]: readonly [string, string] = ['', ''],
  ) {
    const pairs = [...traditional].map((from, i): [string, string] => [from, [...simplified][i]!]);
    this.simplified = new Map(pairs);
    this.stopWords = new Set(stopWords.flatMap((word) => [word, stemOf(word)]));
    for (const phrase of [...synonyms.flat(), ...stopWords])
      for (const [run] of phrase.matchAll(/\p{Script=Han}{2,}/gu)) this.chinese.add(run);
    for (const group of synonyms) {
      const members = group.map((phrase) => tokensOf(phrase, (word) => this.chinese.has(word)));
      for (const member of members) {
        const key = member
          .map(({ text, kind }) => (kind === 'word' ? stemOf(text) : text))
          .join(' ');
        const others = members.filter((other) => other !== member);
        const ways = others.map((terms) => ({ terms, factor: SYNONYM }));
        this.groups.set(key, [...(this.groups.get(key) ?? []), ...ways]);
        this.longest = Math.max(this.longest, member.length);
      }
    }
  }

  /** @param known whether the index has a Chinese word */
  parse(typed: string, known: (word: string) => boolean): Query {
    const text = typed.replace(/\p{Script=Han}/gu, (each) => this.simplified.get(each) ?? each);
    const terms = tokensOf(text, (word) => this.chinese.has(word) || known(word));
    const words: QueryWord[] = [];
    for (let at = 0; at < terms.length;) {
      const { length, synonyms } = this.synonymsAt(terms, at);
      const own = terms.slice(at, at + length);
      const word = joined(own);
      if (!words.some((each) => each.text === word))
        words.push({
          text: word,
          ways: [{ terms: own, factor: 1 }, ...partsOf(own, known), ...synonyms],
          isStopWord: length === 1 && this.isOrdinary(own[0]!, terms.length),
        });
      at += length;
    }
    const meant = words.filter(({ isStopWord }) => !isStopWord);
    const keys = [
      keyOf(text),
      keyOf(joined(meant.map(({ text: t }) => ({ text: t, kind: 'word' })))),
    ];
    for (const [i, { ways }] of meant.entries())
      for (const way of ways.slice(1))
        keys.push(
          keyOf(meant.map((word, k) => (k === i ? joined(way.terms) : word.text)).join('')),
        );
    return { text: normalise(text), words, keys: [...new Set(keys.filter(Boolean))] };
  }

  /** Whether a word says little of what is sought: a stop word, or a letter beside other words. */
  private isOrdinary({ text, kind }: Term, words: number): boolean {
    if (this.stopWords.has(text) || this.stopWords.has(stemOf(text))) return true;
    return words > 1 && kind === 'word' && text.length === 1;
  }

  private synonymsAt(terms: readonly Term[], at: number): { length: number; synonyms: Way[] } {
    for (let length = Math.min(this.longest, terms.length - at); length > 0; length--) {
      const run = terms.slice(at, at + length);
      const synonyms = this.groups.get(
        run.map(({ text, kind }) => (kind === 'word' ? stemOf(text) : text)).join(' '),
      );
      if (synonyms) return { length, synonyms };
    }
    return { length: 1, synonyms: [] };
  }
}

/** A name, and a long Chinese word, are also found by their parts. */
function partsOf([term, ...others]: readonly Term[], known: (word: string) => boolean): Way[] {
  if (others.length || !term) return [];
  const { text, kind } = term;
  if (kind === 'chinese') {
    const parts = text.length > 2 ? cutChinese(text, (word) => word !== text && known(word)) : [];
    return parts.length > 1
      ? [{ terms: parts.map((part) => ({ text: part, kind })), factor: PARTS }]
      : [];
  }
  if (kind === 'word') return [];
  // Digits say nothing without their neighbors.
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  if (!parts.length) return [];
  return [
    { terms: [{ text: fold(text), kind: 'word' }], factor: 1 },
    { terms: parts.map((part) => ({ text: part, kind: 'word' as const })), factor: PARTS },
  ];
}
