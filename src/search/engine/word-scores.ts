import type { AnsweredWord } from './hits';
import type { RecordKind, Records } from './records';

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
