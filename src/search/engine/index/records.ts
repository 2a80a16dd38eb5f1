import { normalise } from '../text/fold';
import { tokensOf } from '../text/tokenizer';
import { CjkIndex } from './cjk-index';
import type { IndexPage, IndexTexts } from './index-format';
import { WordIndex } from './word-index';

/** What a record is of its page. An address counts as a heading: it has the English words on a Chinese page too. */
export type Field = 'option' | 'title' | 'heading' | 'description' | 'keyword' | 'text';

/** A searchable text: a page's title, a heading, what is below it, … */
export interface SearchRecord {
  readonly page: number;
  /** Number of the section among those of all pages. */
  readonly section: number;
  readonly field: Field;
}

const wordsOfSlug = (slug: string) => slug.replace(/-/g, ' ');

/** All records of a language, with the indexes of their words. */
export class Records {
  readonly list: SearchRecord[] = [];
  readonly words = new WordIndex();
  readonly cjk = new CjkIndex();
  /** The page of each section; a page's first section is the page before its first heading. */
  readonly pageOfSection: number[] = [];
  /** The first section of each page. */
  readonly firstSection: number[] = [];
  /** The numbers of each page's records. */
  readonly recordsOfPage: number[][] = [];

  constructor(pages: readonly IndexPage[]) {
    pages.forEach((page, number) => this.addPage(page, number));
  }

  /** Adds the texts of a page; every page once. */
  addTexts(page: number, { description, about = '', keywords = [], texts }: IndexTexts): void {
    const section = this.firstSection[page]!;
    this.add({ page, section, field: 'description' }, description);
    this.add({ page, section, field: 'text' }, about);
    keywords.forEach((keyword) => this.add({ page, section, field: 'keyword' }, keyword));
    texts.forEach((text, i) => this.add({ page, section: section + i, field: 'text' }, text));
  }

  private addPage(
    { path, title, option = '', otherNames = [], headings }: IndexPage,
    page: number,
  ): void {
    const section = this.pageOfSection.length;
    this.firstSection.push(section);
    this.recordsOfPage.push([]);
    this.pageOfSection.push(page, ...headings.map(() => page));
    this.add({ page, section, field: 'option' }, option);
    otherNames.forEach(([name]) => this.add({ page, section, field: 'option' }, name));
    this.add({ page, section, field: 'title' }, title);
    this.add({ page, section, field: 'heading' }, wordsOfSlug(/[^/]*(?=\/?$)/.exec(path)![0]));
    headings.forEach(([, text, id, { otherNames: names = [] } = {}], i) => {
      const record: SearchRecord = { page, section: section + i + 1, field: 'heading' };
      this.add(record, text);
      this.add(record, wordsOfSlug(id));
      names.forEach(([name]) => this.add(record, name));
    });
  }

  private add(record: SearchRecord, text: string): void {
    if (!text) return;
    const id = this.list.length;
    this.list.push(record);
    this.recordsOfPage[record.page]!.push(id);
    for (const { raw, isCjk } of tokensOf(text)) {
      if (isCjk) this.cjk.add(normalise(raw), id);
      else this.words.add(raw, id);
    }
  }
}
