import { type AnsweredWord, BY_THE_WAY } from './matcher';
import type { RecordKind, Records } from '../index/records';

export interface Ranking {
  /** Numbers of the pages that answer, best first. */
  readonly pages: number[];
  /** The score of each page that answers. */
  readonly scores: Float32Array;
  /** How well each section answers by itself. */
  readonly sectionScores: Float32Array;
}

/** How much it counts that one section answers well. */
const TOGETHER = 0.6;
/** What is left of the score of a page that has every word by the way only. */
const LEAST_COVERAGE = 0.2;

interface Sums {
  readonly pages: Float32Array;
  readonly sections: Float32Array;
  /** How much the words weigh that a page has, and all of them; weak ones apart. */
  readonly had: Float32Array;
  readonly total: number;
  /** How many words a page misses, how many of these are pieces of a run, and how many it has by the way only. */
  readonly missed: Uint8Array;
  readonly missedPieces: Uint8Array;
  readonly byTheWay: Uint8Array;
}

function addUp(words: readonly AnsweredWord[], records: Records): Sums {
  const scores = new WordScores(records);
  const pages = new Float32Array(scores.byPage.length);
  const sections = new Float32Array(scores.bySection.length);
  const had = new Float32Array(pages.length);
  const [missed, missedPieces, byTheWay] = [0, 1, 2].map(() => new Uint8Array(pages.length));
  let total = 0;
  for (const word of words) {
    const weight = scores.fill(word);
    for (let page = 0; page < pages.length; page++) pages[page]! += scores.byPage[page]! * weight;
    for (const section of scores.sections)
      sections[section]! += scores.bySection[section]! * weight;
    if (word.isWeak) continue;
    total += weight;
    for (let page = 0; page < pages.length; page++) {
      const quality = scores.quality[page]!;
      if (quality >= BY_THE_WAY) had[page]! += weight;
      else if (quality > 0) byTheWay![page]!++;
      else {
        missed![page]!++;
        if (word.isPiece) missedPieces![page]!++;
      }
    }
  }
  return {
    pages,
    sections,
    had,
    total,
    missed: missed!,
    missedPieces: missedPieces!,
    byTheWay: byTheWay!,
  };
}

function pagesWithin({ words, pieces, byTheWay }: Tolerance, sums: Sums): number[] {
  const pages: number[] = [];
  for (let page = 0; page < sums.pages.length; page++) {
    const forgiven = Math.min(sums.missedPieces[page]!, pieces);
    const lacks = sums.missed[page]! - forgiven + (byTheWay ? 0 : sums.byTheWay[page]!);
    if (sums.pages[page]! > 0 && lacks <= words) pages.push(page);
  }
  return pages;
}

/** Orders the pages that answer within the tolerances. */
export function rank(
  words: readonly AnsweredWord[],
  records: Records,
  tolerances: readonly Tolerance[],
  worth: (page: number, score: number) => number,
): Ranking {
  const sums = addUp(words, records);
  const { pages: scores, sections } = sums;
  const best = new Float32Array(scores.length);
  for (let section = 0; section < sections.length; section++) {
    const page = records.pageOfSection[section]!;
    best[page] = Math.max(best[page]!, sections[section]!);
  }
  let pages: number[] = [];
  for (const tolerance of tolerances) {
    if (pages.length < tolerance.below) pages = pagesWithin(tolerance, sums);
  }
  for (const page of pages) {
    const coverage = sums.total ? Math.max(LEAST_COVERAGE, sums.had[page]! / sums.total) : 1;
    scores[page] = worth(page, (scores[page]! + TOGETHER * best[page]!) * coverage * coverage);
  }
  return { pages: pages.sort((a, b) => scores[b]! - scores[a]!), scores, sectionScores: sections };
}

/** How much a hit counts, by what it is in: for its page, and for its section. */
const WEIGHT: Record<RecordKind, { readonly page: number; readonly section: number }> = {
  option: { page: 12, section: 2 },
  title: { page: 10, section: 2 },
  slug: { page: 6, section: 1 },
  heading: { page: 4, section: 2 },
  anchor: { page: 2, section: 1 },
  description: { page: 5, section: 1 },
  keyword: { page: 5, section: 1 },
  about: { page: 0.8, section: 0.5 },
  text: { page: 1, section: 1 },
};

/** How much further hits on a page add to its best one. */
const FURTHER = 0.12;
/** What a weak word weighs of a strong one. */
const WEAK = 0.35;
/** From here on a page counts as one that has the word. */
const GOOD = 0.5;

/** How rare a word is; rare ones decide. */
const rarity = (pages: number, withWord: number) => Math.log(1 + pages / Math.max(1, withWord));

/** The scores of one word; the arrays are used again for the next. */
export class WordScores {
  readonly byPage: Float32Array;
  /** How well each page has the word at best, wherever it stands. */
  readonly quality: Float32Array;
  readonly bySection: Float32Array;
  /** The sections that have the word; the others score 0. */
  readonly sections: number[] = [];
  private readonly sums: Float32Array;

  constructor(private readonly records: Records) {
    this.byPage = new Float32Array(records.firstSection.length);
    this.quality = new Float32Array(records.firstSection.length);
    this.sums = new Float32Array(records.firstSection.length);
    this.bySection = new Float32Array(records.pageOfSection.length);
  }

  /** Scores a word; returns how much it weighs. */
  fill({ hits, isWeak }: AnsweredWord): number {
    const { byPage, bySection, sums } = this;
    byPage.fill(0);
    this.quality.fill(0);
    sums.fill(0);
    for (const section of this.sections) bySection[section] = 0;
    this.sections.length = 0;
    for (let i = 0; i < hits.records.length; i++) {
      const quality = hits.qualities[i]!;
      const { page, section, kind } = this.records.list[hits.records[i]!]!;
      if (quality > this.quality[page]!) this.quality[page] = quality;
      const weight = WEIGHT[kind];
      const forPage = quality * weight.page;
      const forSection = quality * weight.section;
      sums[page]! += forPage;
      if (forPage > byPage[page]!) byPage[page] = forPage;
      if (bySection[section] === 0) this.sections.push(section);
      if (forSection > bySection[section]!) bySection[section] = forSection;
    }
    return rarity(byPage.length, this.countPages()) * (isWeak ? WEAK : 1);
  }

  /** How many pages have the word; adds to each page's best hit what its others are worth. */
  private countPages(): number {
    const { byPage, sums } = this;
    let strongest = 0;
    for (let page = 0; page < byPage.length; page++) strongest = Math.max(strongest, byPage[page]!);
    const enough = Math.min(strongest, GOOD);
    let pages = 0;
    for (let page = 0; page < byPage.length; page++) {
      const best = byPage[page]!;
      if (best === 0) continue;
      if (best >= enough) pages++;
      byPage[page] = best + FURTHER * Math.min(sums[page]! - best, best);
    }
    return pages;
  }
}

/** What a page may lack of a query. */
export interface Tolerance {
  /** How many words, or pieces of a run without word breaks only. */
  readonly words: number;
  readonly pieces: number;
  /** Whether it is enough that a word stands inside of others, such as “port” in “import”. */
  readonly byTheWay: boolean;
  /** It counts only where the one before lets fewer pages than this through. */
  readonly below: number;
}

/** Of so many words a page may miss one, if each is known; of a long query, as a pasted error message, a share of any. */
const SEVERAL = 3;
const LONG_QUERY = 5;
const MAY_MISS = 0.4;

/** What pages may lack of the words of a query: nothing but pieces of a run that was cut by guess; where no page has that much, ever more. */
export function tolerancesFor(words: readonly AnsweredWord[]): Tolerance[] {
  const strong = words.filter(({ isWeak }) => !isWeak);
  const none: Tolerance = { words: 0, pieces: 0, byTheWay: false, below: Infinity };
  const pieces = strong.filter(({ isPiece }) => isPiece).length;
  const strict: Tolerance = { ...none, pieces: pieces > 1 ? Math.floor(pieces / 2) : 0 };
  const areKnown = strong.every(({ hits }) => hits.records.length > 0);
  const tolerances = [strict];
  if (strong.length >= SEVERAL && areKnown) {
    tolerances.push({ ...strict, words: 1, below: 1 });
  }
  if (strong.length >= LONG_QUERY) {
    tolerances.push({ ...none, words: Math.floor(strong.length * MAY_MISS), below: 1 });
  }
  return [...tolerances, { ...none, byTheWay: true, below: 1 }];
}
