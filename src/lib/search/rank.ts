import type { AnsweredWord } from './hits';
import type { RecordKind, Records } from './records';

export interface Ranking {
  /** Numbers of the pages that answer, best first. */
  readonly pages: number[];
  /** The score of each page that answers. */
  readonly scores: Float32Array;
  /** How well each section answers by itself. */
  readonly sectionScores: Float32Array;
}

/** How much a hit counts, by what it is in: for its page, and for its section. */
const WEIGHT: Record<RecordKind, { readonly page: number; readonly section: number }> = {
  option: { page: 12, section: 2 },
  title: { page: 10, section: 2 },
  slug: { page: 6, section: 1 },
  heading: { page: 4, section: 2 },
  anchor: { page: 2, section: 1 },
  description: { page: 3, section: 1 },
  about: { page: 0.8, section: 0.5 },
  text: { page: 1, section: 1 },
};

/** How much further hits on a page add to its best one. */
const FURTHER = 0.12;
/** How much it counts that one section answers well. */
const TOGETHER = 0.6;
const WEAK = 0.35;
/** From here on a page counts as one that has the word. */
const GOOD = 0.5;

/** How rare a word is; rare ones decide. */
const rarity = (pages: number, withWord: number) => Math.log(1 + pages / Math.max(1, withWord));

/** The scores of one word; the arrays are used again for the next. */
class WordScores {
  readonly byPage: Float32Array;
  readonly bySection: Float32Array;
  private readonly sums: Float32Array;

  constructor(private readonly records: Records) {
    this.byPage = new Float32Array(records.firstSection.length);
    this.sums = new Float32Array(records.firstSection.length);
    this.bySection = new Float32Array(records.pageOfSection.length);
  }

  /** Scores a word; returns how much it weighs. */
  fill({ hits, isWeak }: AnsweredWord): number {
    const { byPage, bySection, sums } = this;
    byPage.fill(0);
    sums.fill(0);
    bySection.fill(0);
    for (let i = 0; i < hits.length; i++) {
      const quality = hits[i]!;
      if (quality === 0) continue;
      const { page, section, kind } = this.records.list[i]!;
      const forPage = quality * WEIGHT[kind].page;
      const forSection = quality * WEIGHT[kind].section;
      sums[page]! += forPage;
      if (forPage > byPage[page]!) byPage[page] = forPage;
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

interface Sums {
  readonly pages: Float32Array;
  readonly sections: Float32Array;
  /** How many of the words that are not weak a page misses; and how many of these are pieces of a run. */
  readonly missed: Uint8Array;
  readonly missedPieces: Uint8Array;
}

function addUp(words: readonly AnsweredWord[], records: Records): Sums {
  const scores = new WordScores(records);
  const pages = new Float32Array(scores.byPage.length);
  const sections = new Float32Array(scores.bySection.length);
  const missed = new Uint8Array(pages.length);
  const missedPieces = new Uint8Array(pages.length);
  for (const word of words) {
    const weight = scores.fill(word);
    for (let page = 0; page < pages.length; page++) {
      const score = scores.byPage[page]!;
      if (score === 0 && !word.isWeak) {
        missed[page]!++;
        if (word.isPiece) missedPieces[page]!++;
      }
      pages[page]! += score * weight;
    }
    for (let section = 0; section < sections.length; section++) {
      sections[section]! += scores.bySection[section]! * weight;
    }
  }
  return { pages, sections, missed, missedPieces };
}

/** How many words a page may miss: any, or pieces of a run without word breaks only. */
export interface Tolerance {
  readonly words: number;
  readonly pieces: number;
}

/** Orders the pages that answer to all words that are not weak, or to enough of them. */
export function rank(
  words: readonly AnsweredWord[],
  records: Records,
  tolerance: Tolerance,
  worth: (page: number, score: number) => number,
): Ranking {
  const { pages: scores, sections, missed, missedPieces } = addUp(words, records);
  const best = new Float32Array(scores.length);
  for (let section = 0; section < sections.length; section++) {
    const page = records.pageOfSection[section]!;
    best[page] = Math.max(best[page]!, sections[section]!);
  }
  const pages: number[] = [];
  for (let page = 0; page < scores.length; page++) {
    const pieces = Math.min(missedPieces[page]!, tolerance.pieces);
    if (scores[page] === 0 || missed[page]! - pieces > tolerance.words) continue;
    pages.push(page);
    scores[page] = worth(page, scores[page]! + TOGETHER * best[page]!);
  }
  return { pages: pages.sort((a, b) => scores[b]! - scores[a]!), scores, sectionScores: sections };
}
