import { distance } from 'fastest-levenshtein';
import type { OtherVersions } from '../../history/other-versions';
import { addTo } from '../../ui/add-to';
import { fold, toKey, normalise } from './fold';
import { Haystack } from './haystack';
import {
  HEADING,
  headingId,
  KEYWORDS,
  TITLE,
  type IndexGroup,
  type IndexPage,
} from './index-format';
import { stemWord, type QueryWord, type Term } from './words';

/** A text that can match. */
export interface TextRecord {
  /** The number of its group. */
  readonly field: number;
  readonly page: number;
  /** 0 is what comes before the first heading, n what is below the nth, −n the nth phrase of the keywords. */
  readonly section: number;
  readonly text: string;
}

/** How well records match, by their numbers: above 0, up to 1. */
export type Matches = ReadonlyMap<number, number>;
type Put = (record: number, quality: number) => void;

const BEGINS = 0.6;
const INSIDE = 0.45;
const MISSPELT = 0.5;
/** A Chinese word as part of a longer one. */
const WITHIN = 0.8;
/** What a word's weight in a text adds: the best text of a group has all of it. */
const WEIGHED = 0.4;

/** How many titles are offered where nothing answers. */
const NEAREST = 3;

const HAN = /\p{Script=Han}/u;
const WORDS = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+|\p{Script=Han}+/gu;
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;
/** Firefox has it since 125; without it, the words of the index have to do. */
const SEGMENTER =
  typeof Intl.Segmenter === 'undefined'
    ? undefined
    : new Intl.Segmenter('zh', { granularity: 'word' });
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** How many letters differ; two that changed places are one mistake. */
function mistakes(word: string, typed: string): number {
  const far = distance(word, typed);
  if (far !== 2 || word.length !== typed.length) return far;
  const at = [...word].findIndex((letter, i) => letter !== typed[i]);
  return word[at] === typed[at + 1] && word[at + 1] === typed[at] ? 1 : far;
}

/** All texts of a language: names match by their parts, the plugin's groups by lunr's words and weights. */
export class Records {
  readonly list: TextRecord[] = [];
  /** The keys of the phrases of the keywords and questions. */
  readonly phrases: Haystack<number>;
  /** What words that nothing has may be meant to be. */
  readonly spellings = new Map<string, readonly string[]>();
  /** The parts of names, and whole names, with the names that have them. */
  private readonly parts: Haystack<readonly number[]>;
  private readonly chineseWords: Haystack<string>;
  /** The texts of the plugin's groups that have a word, as lunr stems it, and how well they match it. */
  private readonly texts = new Map<string, (readonly [record: number, quality: number])[]>();
  /** The texts of the groups by page, field and section. */
  private readonly contents = new Map<string, string>();
  private readonly chinese = new Set<string>();
  /** The names and phrases that have a word, by its stem. */
  private readonly byStem = new Map<string, number[]>();
  private normalisedTexts?: Haystack<number>;

  constructor(
    readonly pages: readonly IndexPage[],
    groups: readonly IndexGroup[] = [],
  ) {
    const parts = new Map<string, number[]>();
    const addName = (page: number, section: number, name: string, others: OtherVersions = {}) => {
      for (const text of [name, ...(others.otherNames ?? []).map(([other]) => other)]) {
        const field = section ? HEADING : TITLE;
        const record = this.list.push({ field, page, section, text }) - 1;
        for (const part of new Set([toKey(text), ...this.addWords(record)]))
          addTo(parts, part, record);
      }
    };
    for (const [page, { title, headings, ...others }] of pages.entries()) {
      addName(page, 0, title, others);
      for (const [at, [, text, , versions]] of headings.entries())
        addName(page, at + 1, text, versions);
    }
    this.parts = new Haystack(parts);
    const numbers = new Map(pages.map(({ path }, page) => [withoutSlash(path), page]));
    groups.forEach((group, field) => this.addGroup(group, field, numbers));
    const phrases = this.list.flatMap(({ section, text }, record) =>
      section < 0 ? [[toKey(text), record] as const] : [],
    );
    this.phrases = new Haystack(phrases);
    this.chineseWords = new Haystack([...this.chinese].map((word) => [word, word]));
  }

  /** All texts, in which names such as `console.log` are looked for. */
  private get normalised(): Haystack<number> {
    return (this.normalisedTexts ??= new Haystack(
      this.list.map(({ text }, record) => [normalise(text), record]),
    ));
  }

  /** Whether a Chinese word is in the texts. */
  readonly hasChinese = (word: string): boolean => this.chinese.has(word);

  /** The text of a group about a section of a page. */
  textOf(page: number, field: number, section = 0): string {
    return this.contents.get(`${page} ${field} ${section}`) ?? '';
  }

  /** The titles, or option names, that are most like what was typed. */
  nearestTitles(typed: string): string[] {
    const far = (title: string) => {
      const name = toKey(title.replace(/.*\./, ''));
      return distance(name, typed) / Math.max(name.length, typed.length);
    };
    const titles = this.pages.map(({ title }) => ({ title, far: far(title) }));
    return titles
      .sort((a, b) => a.far - b.far)
      .slice(0, NEAREST)
      .map(({ title }) => title);
  }

  /** Notes the words of a name or phrase; returns their parts. */
  private addWords(record: number): readonly string[] {
    const { text } = this.list[record]!;
    // `UnoCSS` is one word and two.
    const words = text.match(WORDS) ?? [];
    const parts = words.flatMap((word) => [word, ...word.split(HUMP)]).map(fold);
    for (const { segment } of SEGMENTER?.segment(text) ?? [])
      if (HAN.test(segment)) this.chinese.add(segment);
    for (const stem of new Set(parts.map(stemWord))) addTo(this.byStem, stem, record);
    return parts;
  }

  private addGroup(
    { documents, words, vectors }: IndexGroup,
    field: number,
    numbers: ReadonlyMap<string, number>,
  ): void {
    const records = new Map<string, number>();
    for (const { i, t, u, h } of documents) {
      const page = numbers.get(withoutSlash(u));
      if (page === undefined) continue;
      const section =
        this.pages[page]!.headings.findIndex((each) => h === `#${headingId(each)}`) + 1;
      records.set(`t/${i}`, this.list.push({ field, page, section, text: t }) - 1);
      const place = `${page} ${field} ${section}`;
      if (!this.contents.has(place)) this.contents.set(place, t);
      if (field === KEYWORDS)
        for (const [at, text] of t.split(/,\s*/).entries())
          this.addWords(this.list.push({ field, page, section: -at - 1, text }) - 1);
    }
    const weights = words.map((): [record: number, weight: number][] => []);
    for (const [text, vector] of vectors)
      for (let at = 0, word = 0; at < vector.length; at += 2) {
        word += vector[at]!;
        if (records.has(text)) weights[word]!.push([records.get(text)!, vector[at + 1]!]);
      }
    for (const [i, word] of words.entries()) {
      const best = Math.max(...weights[i]!.map(([, weight]) => weight));
      for (const [record, weight] of weights[i]!)
        addTo(this.texts, word, [record, 1 - WEIGHED + (WEIGHED * weight) / best] as const);
      if (HAN.test(word)) this.chinese.add(word);
    }
  }

  /** What matches a word in the best of its ways. */
  match({ ways, isStopWord }: QueryWord): Matches {
    const best = new Map<number, number>();
    for (const { terms, factor } of ways) {
      const [first, ...others] = terms.map((term) => this.find(term, isStopWord));
      for (const [record, quality] of first!) {
        const worst = Math.min(quality, ...others.map((matches) => matches.get(record) ?? 0));
        if (worst * factor > (best.get(record) ?? 0)) best.set(record, worst * factor);
      }
    }
    return best;
  }

  private find({ text, kind }: Term, isStopWord: boolean): Matches {
    const found = new Map<number, number>();
    const put: Put = (record, quality) => {
      if (quality > (found.get(record) ?? 0)) found.set(record, quality);
    };
    if (kind === 'chinese') this.findChinese(text, put);
    else if (kind === 'word') this.findWord(text, isStopWord, found, put);
    else for (const [, record] of this.normalised.having(text)) put(record, 1);
    return found;
  }

  private findChinese(text: string, put: Put): void {
    for (const [, records] of this.parts.having(text)) for (const record of records) put(record, 1);
    for (const [, record] of this.phrases.having(text)) put(record, 1);
    this.putTexts(text, 1, put);
    if (text.length > 1)
      for (const [word] of this.chineseWords.having(text)) this.putTexts(word, WITHIN, put);
  }

  private findWord(text: string, isStopWord: boolean, found: Matches, put: Put): void {
    const stem = stemWord(text);
    for (const record of this.byStem.get(stem) ?? []) put(record, 1);
    for (const [part, records] of this.parts.having(text))
      if (part.startsWith(text)) for (const record of records) put(record, BEGINS);
      else if (text.length > 2) for (const record of records) put(record, INSIDE);
    // A single letter is the beginning of a name.
    if (text.length === 1) return;
    this.putTexts(stem, 1, put);
    if (isStopWord) return;
    if (!this.texts.has(stem) && text.length > 2)
      for (const word of this.texts.keys())
        if (word.startsWith(text)) this.putTexts(word, BEGINS, put);
    if (found.size || text.length < 4) return;
    const nearest = this.nearest(text);
    this.spellings.set(
      text,
      nearest.map(([part]) => part),
    );
    for (const [, records] of nearest) for (const record of records) put(record, MISSPELT);
    for (const word of this.texts.keys())
      if (Math.abs(word.length - stem.length) < 2 && mistakes(word, stem) < 2)
        this.putTexts(word, MISSPELT, put);
  }

  /** The parts of names that are nearest: with one letter that differs, or two behind the first. */
  private nearest(text: string) {
    const parts = this.parts.entries.filter(([{ length }]) => Math.abs(length - text.length) < 3);
    const far = parts.map(([part]) => mistakes(part, text) + (part[0] === text[0] ? 0 : 1));
    const nearest = Math.min(text.length > 4 ? 2 : 1, ...far);
    return parts.filter((_, i) => far[i] === nearest);
  }

  private putTexts(word: string, factor: number, put: Put): void {
    for (const [record, quality] of this.texts.get(word) ?? []) put(record, factor * quality);
  }
}
