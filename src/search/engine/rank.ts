import { BY_THE_WAY, type AnsweredWord } from './hits';
import type { Records } from './records';
import type { Tolerance } from './tolerance';
import { WordScores } from './word-scores';

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
