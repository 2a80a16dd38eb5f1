import type { IndexFile, IndexPage, NamesFile } from './index-format';
import { DESCRIPTION, Records, TEXT } from './matches';
import { rank } from './ranking';
import { resultPage, type PageTexts, type SearchResult } from './rows';
import type { MarkTerm } from './snippet';
import { Dictionary, stemWord, type Query, type SearchWords } from './words';

/** Queries are read up to here. */
export const MAX_QUERY = 200;
/** How many pages the panel shows. */
export const RESULT_LIMIT = 7;

/** What is marked: words, their stems, what misspelt ones may be; single letters only where nothing else was typed. */
function marksOf({ words }: Query, { spellings }: Records): MarkTerm[] {
  const ways = words.flatMap((word) =>
    word.isStopWord ? [] : word.ways.map((way, i) => ({ way, i })),
  );
  const terms = ways.flatMap(({ way, i }) =>
    way.terms.map((term) => ({ ...term, isOwn: i === 0 })),
  );
  return terms
    .filter(({ text, kind }) => terms.length === 1 || text.length > 1 || kind === 'chinese')
    .flatMap(({ text, kind, isOwn }) => {
      const stem = kind === 'word' ? stemWord(text) : text;
      // The stem of “proxy” is “proxi”.
      const beginnings = [stem, stem.replace(/i$/, 'y'), ...(spellings.get(text) ?? [])];
      return [
        { text, prefixOnly: !isOwn || (kind === 'word' && text.length === 1) },
        ...beginnings.map((beginning) => ({ text: beginning, prefixOnly: true })),
      ];
    });
}

/** The search in one language: names answer at once, the plugin's index when it has come. */
export class SearchEngine {
  pages: readonly IndexPage[];
  private dictionary: Dictionary;
  private records: Records;
  private readonly texts: PageTexts[];

  constructor(
    { pages }: NamesFile,
    private readonly words: SearchWords,
  ) {
    this.pages = pages;
    this.dictionary = new Dictionary(words);
    this.records = new Records(pages);
    this.texts = pages.map(() => ({ description: '', sections: new Map() }));
  }

  addIndex({ pages, groups, traditional }: IndexFile): void {
    this.pages = pages;
    this.dictionary = new Dictionary(this.words, traditional);
    this.records = new Records(pages);
    this.records.addGroups(groups);
    for (const { field, page, section, text } of this.records.list) {
      if (field === DESCRIPTION) this.texts[page]!.description = text;
      if (field === TEXT) this.texts[page]!.sections.set(section, text);
    }
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = this.dictionary.parse(text.slice(0, MAX_QUERY), this.records.hasChinese);
    const { pages, sections, leftOut } = rank(query, this.pages, this.records);
    const marks = marksOf(query, this.records);
    return {
      pages: pages
        .slice(0, limit)
        .map((page, place) =>
          resultPage(this.pages[page]!, this.texts[page]!, sections.get(page)!, place, marks),
        ),
      total: pages.length,
      ...(leftOut.length > 0 && { leftOut }),
    };
  }
}
