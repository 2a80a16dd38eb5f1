import { distance } from 'fastest-levenshtein';
import lunr from 'lunr';
import { fold, keyOf, normalise } from './fold';
import type { IndexFile, IndexPage } from './index-format';
import { latinWords, stemOf, type QueryWord, type Term } from './words';

/** The groups of the plugin's index, in its order; names of pages and headings are of the first two as well. */
export const TITLE = 0;
export const HEADING = 1;
export const KEYWORDS = 3;
export const TEXT = 4;
export const FIELDS = 5;

/** A text that can match. */
export interface TextRecord {
  readonly field: number;
  readonly page: number;
  /** 0 is what comes before the first heading, n what is below the nth. */
  readonly section: number;
  readonly text: string;
}

/** How well records match, by their numbers: above 0, up to 1. */
export type Matches = ReadonlyMap<number, number>;
type Put = (record: number, quality: number) => void;

/** A title, a heading or a name in another version. */
interface Name {
  readonly record: number;
  readonly key: string;
  readonly parts: readonly string[];
  readonly stems: readonly string[];
}

/** A phrase of a page's keywords. */
interface Phrase {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

const BEGINS = 0.6;
const INSIDE = 0.45;
const MISSPELT = 0.5;
/** A Chinese word as part of a longer one. */
const WITHIN = 0.8;
/** What a lunr score adds: the best text of a group has all of it. */
const SCORED = 0.4;
const KEPT = 400;

const HUMP = /(?<=[a-z0-9])(?=[A-Z])|[^\p{L}\p{N}]+/u;
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

function nameQuality(text: string, stem: string, { key, parts, stems }: Name): number {
  if (stems.includes(stem)) return 1;
  if (text.length > 1 && parts.some((part) => part.startsWith(text))) return BEGINS;
  return text.length > 2 && key.includes(text) ? INSIDE : 0;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** All texts of a language: names match by their parts, the plugin's groups by lunr. */
export class Records {
  readonly list: TextRecord[] = [];
  /** The phrases of each page's keywords. */
  readonly phrases: Phrase[][];
  private readonly names: Name[] = [];
  private readonly groups: { readonly index: lunr.Index; readonly numbers: Map<string, number> }[] =
    [];
  private readonly lowered: string[] = [];
  private readonly chinese = new Set<string>();
  private readonly kept = new Map<string, Matches>();

  constructor(private readonly pages: readonly IndexPage[]) {
    this.phrases = pages.map(() => []);
    for (const [page, { title, option, otherNames = [], headings }] of pages.entries()) {
      for (const text of [option ?? title, ...otherNames.map(([name]) => name)])
        this.addName({ field: TITLE, page, section: 0, text });
      for (const [at, [, heading, , { otherNames: others = [] } = {}]] of headings.entries())
        for (const text of [heading, ...others.map(([name]) => name)])
          this.addName({ field: HEADING, page, section: at + 1, text });
    }
  }

  /** Whether a Chinese word is in the texts. */
  readonly knows = (word: string): boolean => this.chinese.has(word);

  private add(record: TextRecord): number {
    this.lowered.push(normalise(record.text));
    return this.list.push(record) - 1;
  }

  private addName(record: TextRecord): void {
    const parts = record.text.split(HUMP).filter(Boolean).map(fold);
    for (const { segment } of SEGMENTER.segment(record.text))
      if (/\p{Script=Han}/u.test(segment)) this.chinese.add(segment);
    const stems = parts.map(stemOf);
    this.names.push({ record: this.add(record), key: keyOf(record.text), parts, stems });
  }

  /** Adds the plugin's groups one by one, so that queries can be answered in between. */
  *addIndex(file: IndexFile): Generator<void> {
    const numbers = new Map(this.pages.map(({ path }, page) => [withoutSlash(path), page]));
    for (const [field, { documents, index }] of file.entries()) {
      const ofDocument = new Map<string, number>();
      for (const { i, t, u, h } of documents) {
        const page = numbers.get(withoutSlash(u));
        if (page === undefined) continue;
        const heading = this.pages[page]!.headings.findIndex(([, , id]) => h === `#${id}`);
        ofDocument.set(String(i), this.add({ field, page, section: heading + 1, text: t }));
        if (field === KEYWORDS)
          for (const text of normalise(t).split(/,\s*/))
            this.phrases[page]!.push({ text, stems: new Set(latinWords(text).map(stemOf)) });
      }
      for (const [word] of index.invertedIndex)
        if (/\p{Script=Han}/u.test(word)) this.chinese.add(word);
      // Without its pipeline lunr need not know the languages: words are asked for as the index has them.
      const loaded = lunr.Index.load({ ...index, pipeline: [] });
      this.groups.push({ index: loaded, numbers: ofDocument });
      this.kept.clear();
      yield;
    }
  }

  /** What matches a word in the best of its ways. */
  match({ ways }: QueryWord): Matches {
    const best = new Map<number, number>();
    for (const { terms, factor } of ways)
      for (const [record, quality] of this.matchAll(terms))
        if (quality * factor > (best.get(record) ?? 0)) best.set(record, quality * factor);
    return best;
  }

  private matchAll(terms: readonly Term[]): Matches {
    return terms
      .map((term) => this.matchTerm(term))
      .reduce((matches, others) => {
        const both = new Map<number, number>();
        for (const [record, quality] of matches)
          if (others.has(record)) both.set(record, Math.min(quality, others.get(record)!));
        return both;
      });
  }

  private matchTerm(term: Term): Matches {
    const key = `${term.kind} ${term.text}`;
    const found = this.kept.get(key) ?? this.find(term);
    this.kept.set(key, found);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return found;
  }

  private find({ text, kind }: Term): Matches {
    const found = new Map<number, number>();
    const put: Put = (record, quality) => {
      if (quality > (found.get(record) ?? 0)) found.set(record, quality);
    };
    if (kind === 'name') this.lowered.forEach((each, i) => each.includes(text) && put(i, 1));
    else if (kind === 'chinese') this.findChinese(text, put);
    else this.findWord(text, found, put);
    return found;
  }

  private findChinese(text: string, put: Put): void {
    for (const { record, key } of this.names) if (key.includes(text)) put(record, 1);
    const words = text.length === 1 ? [text] : this.chinese;
    for (const word of words)
      if (word.includes(text)) this.ask(word, word === text ? 1 : WITHIN, put);
  }

  private findWord(text: string, found: Matches, put: Put): void {
    const stem = stemOf(text);
    for (const name of this.names) {
      const quality = nameQuality(text, stem, name);
      if (quality) put(name.record, quality);
    }
    const inTexts = this.ask(stem, 1, put);
    if (!inTexts && text.length > 2)
      this.ask(text, BEGINS, put, { wildcard: lunr.Query.wildcard.TRAILING });
    if (found.size || text.length < 4) return;
    this.findMisspelt(text, put);
    this.ask(stem, MISSPELT, put, { editDistance: 1 });
  }

  /** The names that are nearest: with one letter that differs, or two behind the first. */
  private findMisspelt(text: string, put: Put): void {
    const near = this.names.map(({ parts, key }) =>
      Math.min(
        ...[...parts, key].map((part) => distance(part, text) + (part[0] === text[0] ? 0 : 1)),
      ),
    );
    const nearest = Math.min(...near);
    if (nearest <= (text.length > 4 ? 2 : 1))
      near.forEach((each, i) => each === nearest && put(this.names[i]!.record, MISSPELT));
  }

  /** Asks each group for a word. */
  private ask(
    word: string,
    factor: number,
    put: Put,
    how: Partial<lunr.Query.Clause> = {},
  ): number {
    let count = 0;
    for (const { index, numbers } of this.groups) {
      const results = index.query((query) => query.term(word, { usePipeline: false, ...how }));
      for (const { ref, score } of results) {
        const share = 1 - SCORED + (SCORED * score) / results[0]!.score;
        if (numbers.has(ref)) put(numbers.get(ref)!, factor * share);
      }
      count += results.length;
    }
    return count;
  }
}
