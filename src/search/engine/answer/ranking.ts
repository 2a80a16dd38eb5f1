import type { Field, Records } from '../index/records';
import type { MatchedWord } from './matcher';

/** How many pages the panel shows. */
export const RESULT_LIMIT = 7;

export interface Ranking {
  /** Numbers of the pages that answer, best first. */
  readonly pages: number[];
  /** The score of each page that answers. */
  readonly scores: Float32Array;
  /** How many words each page lacks. */
  readonly lacks: Uint8Array;
  /** How well each section answers by itself. */
  readonly sectionScores: Float32Array;
}

/** How much a match counts, by the field that it is in: for its page, and for its section. */
const FIELD_WEIGHT: Record<Field, { readonly page: number; readonly section: number }> = {
  option: { page: 12, section: 2 },
  title: { page: 10, section: 2 },
  description: { page: 5, section: 1 },
  keyword: { page: 5, section: 1 },
  heading: { page: 4, section: 2 },
  text: { page: 1, section: 1 },
};
/** How much further matches on a page add to its best one. */
const FURTHER = 0.12;
/** What a stop word weighs of another one. */
const STOP_WORD = 0.5;
/** Where few pages have every word, a page may lack one word in this many. */
const WORDS_PER_LACK = 3;
/** A page may lack one segment of a run in this many, since segments are a guess. */
const SEGMENTS_PER_LACK = 2;

/** How rare a word is; rare ones decide. */
const rarity = (pages: number, withWord: number) => Math.log(1 + pages / Math.max(1, withWord));

/** The scores of one word; the arrays are used again for the next. */
class WordScores {
  readonly byPage: Float32Array;
  readonly bySection: Float32Array;
  /** The sections that have the word; the others score 0. */
  readonly sections: number[] = [];
  private readonly sums: Float32Array;

  constructor(private readonly records: Records) {
    this.byPage = new Float32Array(records.firstSection.length);
    this.sums = new Float32Array(records.firstSection.length);
    this.bySection = new Float32Array(records.pageOfSection.length);
  }

  /** Scores a word; returns how much it weighs. */
  fill({ matches, isStopWord }: MatchedWord): number {
    const { byPage, bySection, sums } = this;
    byPage.fill(0);
    sums.fill(0);
    for (const section of this.sections) bySection[section] = 0;
    this.sections.length = 0;
    for (let i = 0; i < matches.records.length; i++) {
      const quality = matches.qualities[i]!;
      const { page, section, field } = this.records.list[matches.records[i]!]!;
      const weight = FIELD_WEIGHT[field];
      const forPage = quality * weight.page;
      const forSection = quality * weight.section;
      sums[page]! += forPage;
      if (forPage > byPage[page]!) byPage[page] = forPage;
      if (bySection[section] === 0) this.sections.push(section);
      if (forSection > bySection[section]!) bySection[section] = forSection;
    }
    let pages = 0;
    for (let page = 0; page < byPage.length; page++) {
      const best = byPage[page]!;
      if (best === 0) continue;
      pages++;
      byPage[page] = best + FURTHER * Math.min(sums[page]! - best, best);
    }
    return rarity(byPage.length, pages) * (isStopWord ? STOP_WORD : 1);
  }
}

/** What the words score together; stop words are neither covered nor lacked. */
interface Totals {
  readonly pages: Float32Array;
  readonly sections: Float32Array;
  /** Coverage: how much the words weigh that a page has, and all of them. */
  readonly covered: Float32Array;
  readonly total: number;
  /** How many words a page lacks, and how many of these are segments. */
  readonly lacks: Uint8Array;
  readonly lacksSegments: Uint8Array;
}

function addUp(words: readonly MatchedWord[], records: Records): Totals {
  const scores = new WordScores(records);
  const pages = new Float32Array(scores.byPage.length);
  const sections = new Float32Array(scores.bySection.length);
  const covered = new Float32Array(pages.length);
  const lacks = new Uint8Array(pages.length);
  const lacksSegments = new Uint8Array(pages.length);
  let total = 0;
  for (const word of words) {
    const weight = scores.fill(word);
    for (let page = 0; page < pages.length; page++) pages[page]! += scores.byPage[page]! * weight;
    for (const section of scores.sections)
      sections[section]! += scores.bySection[section]! * weight;
    if (word.isStopWord) continue;
    total += weight;
    for (let page = 0; page < pages.length; page++) {
      if (scores.byPage[page]! > 0) covered[page]! += weight;
      else {
        lacks[page]!++;
        if (word.isSegment) lacksSegments[page]!++;
      }
    }
  }
  return { pages, sections, covered, total, lacks, lacksSegments };
}

/** The pages that have every word; where these are too few to fill the panel, also those that lack some. */
function matchingPages(words: readonly MatchedWord[], totals: Totals): number[] {
  const sought = words.filter(({ isStopWord }) => !isStopWord);
  const segments = sought.filter(({ isSegment }) => isSegment).length;
  const pagesLacking = (most: number) => {
    const pages: number[] = [];
    for (let page = 0; page < totals.pages.length; page++) {
      const excused = Math.min(totals.lacksSegments[page]!, segments / SEGMENTS_PER_LACK);
      const lacks = totals.lacks[page]! - Math.floor(excused);
      if (totals.pages[page]! > 0 && lacks <= most) pages.push(page);
    }
    return pages;
  };
  const pages = pagesLacking(0);
  return pages.length < RESULT_LIMIT
    ? pagesLacking(Math.floor(sought.length / WORDS_PER_LACK))
    : pages;
}

/** Orders the pages that answer: by their words, by their best section, by coverage, and by a bonus of each. */
export function rank(
  words: readonly MatchedWord[],
  records: Records,
  bonus: (page: number) => number,
): Ranking {
  const totals = addUp(words, records);
  const { pages: scores, sections } = totals;
  const bestSection = new Float32Array(scores.length);
  for (let section = 0; section < sections.length; section++) {
    const page = records.pageOfSection[section]!;
    bestSection[page] = Math.max(bestSection[page]!, sections[section]!);
  }
  const pages = matchingPages(words, totals);
  for (const page of pages) {
    const coverage = totals.covered[page]! / totals.total;
    scores[page] = (scores[page]! + bestSection[page]!) * coverage + bonus(page);
  }
  pages.sort((a, b) => scores[b]! - scores[a]!);
  return { pages, scores, lacks: totals.lacks, sectionScores: sections };
}
