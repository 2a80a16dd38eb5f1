import type { IndexFile, IndexPage, NamesFile } from './index-format';
import { DESCRIPTION, Records, TEXT } from './matches';
import { rank } from './ranking';
import type { SearchResult } from './result';
import { resultPage, type PageTexts } from './rows';
import type { MarkTerm } from './snippet';
import { Dictionary, stemOf, type Query, type SearchWords } from './words';

/** Queries are read up to here. */
export const MAX_QUERY = 200;
/** How many pages the panel shows. */
export const RESULT_LIMIT = 7;

/** What is marked: words and their stems; single letters only where nothing else was typed. */
function marksOf({ words }: Query): MarkTerm[] {
  const terms = words
    .filter(({ isStopWord }) => !isStopWord)
    .flatMap(({ ways }) =>
      ways.flatMap((way, i) => way.terms.map((term) => ({ term, isOwn: !i }))),
    );
  return terms
    .filter(
      ({ term: { text, kind } }) => terms.length === 1 || text.length > 1 || kind === 'chinese',
    )
    .flatMap(({ term: { text, kind }, isOwn }) => {
      const stem = kind === 'word' ? stemOf(text) : text;
      const beginnings =
        stem !== text && text.startsWith(stem) ? [{ text: stem, prefixOnly: true }] : [];
      return [{ text, prefixOnly: !isOwn }, ...beginnings];
    });
}

/** The search in one language: names answer at once, the plugin's index when it has come. */
export class SearchEngine {
  readonly pages: readonly IndexPage[];
  private readonly dictionary: Dictionary;
  private readonly records: Records;
  private readonly texts: { description: string; sections: Map<number, string> }[];

  constructor({ pages, traditional }: NamesFile, words: SearchWords) {
    this.pages = pages;
    this.dictionary = new Dictionary(words, traditional);
    this.records = new Records(pages);
    this.texts = pages.map(() => ({ description: '', sections: new Map() }));
  }

  /** Adds the index group by group, so that queries can be answered in between: `for (const _ of engine.addIndex(file));`. */
  *addIndex(file: IndexFile): Generator<void> {
    const first = this.records.list.length;
    yield* this.records.addIndex(file);
    for (const { field, page, section, text } of this.records.list.slice(first)) {
      if (field === DESCRIPTION) this.texts[page]!.description = text;
      if (field === TEXT) this.texts[page]!.sections.set(section, text);
    }
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = this.dictionary.parse(text.slice(0, MAX_QUERY), this.records.hasChinese);
    const { pages, sections, leftOut } = rank(query, this.pages, this.records);
    const marks = marksOf(query);
    return {
      pages: pages
        .slice(0, limit)
        .map((page, place) =>
          resultPage(
            this.pages[page]!,
            this.texts[page] as PageTexts,
            sections.get(page)!,
            place,
            marks,
          ),
        ),
      total: pages.length,
      ...(leftOut.length > 0 && { leftOut }),
    };
  }
}
