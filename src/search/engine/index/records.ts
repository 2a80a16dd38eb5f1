import { normalise } from '../text/fold';
import type { IndexPage, IndexTexts } from './index-format';
import { tokensOf } from '../text/tokenizer';
import { WideIndex } from './cjk-index';
import { WordIndex } from './word-index';

/** What a record is of its page. */
export type RecordKind =
  'option' | 'title' | 'slug' | 'heading' | 'anchor' | 'description' | 'keyword' | 'about' | 'text';

/** A searchable text: a page's title, a heading, what stands below it, … */
export interface SearchRecord {
  readonly page: number;
  /** Number of the section among those of all pages. */
  readonly section: number;
  readonly kind: RecordKind;
}

/** The words of an address or an anchor: English ones on a Chinese page too. */
const wordsOfSlug = (path: string) =>
  path.split('/').filter(Boolean).at(-1)?.replace(/-/g, ' ') ?? '';

/** All records of a language, with the indexes of what stands in them. */
export class Records {
  readonly list: SearchRecord[] = [];
  readonly words = new WordIndex();
  readonly wide = new WideIndex();
  /** The page of each section; a page's first section is the page before its first heading. */
  readonly pageOfSection: number[] = [];
  /** The first section of each page. */
  readonly firstSection: number[] = [];
  /** The numbers of each page's records. */
  readonly recordsOfPage: number[][] = [];

  constructor(pages: readonly IndexPage[]) {
    pages.forEach((page, number) => this.addPage(page, number));
  }

  /** Adds what stands on a page; every page once. */
  addTexts(page: number, { description, about = '', keywords = [], texts }: IndexTexts): void {
    const section = this.firstSection[page]!;
    this.add({ page, section, kind: 'description' }, description);
    this.add({ page, section, kind: 'about' }, about);
    keywords.forEach((keyword) => this.add({ page, section, kind: 'keyword' }, keyword));
    texts.forEach((text, i) => this.add({ page, section: section + i, kind: 'text' }, text));
  }

  private addPage({ path, title, option = '', headings }: IndexPage, page: number): void {
    const section = this.pageOfSection.length;
    this.firstSection.push(section);
    this.recordsOfPage.push([]);
    this.pageOfSection.push(page, ...headings.map(() => page));
    this.add({ page, section, kind: 'option' }, option);
    this.add({ page, section, kind: 'title' }, title);
    this.add({ page, section, kind: 'slug' }, wordsOfSlug(path));
    headings.forEach(([, text, id], i) => {
      this.add({ page, section: section + i + 1, kind: 'heading' }, text);
      this.add({ page, section: section + i + 1, kind: 'anchor' }, id.replace(/-/g, ' '));
    });
  }

  private add(record: SearchRecord, text: string): void {
    if (!text) return;
    const id = this.list.length;
    this.list.push(record);
    this.recordsOfPage[record.page]!.push(id);
    for (const { raw, wide } of tokensOf(text)) {
      if (wide) this.wide.add(normalise(raw), id);
      else this.words.add(raw, id);
    }
  }
}
