import type { SearchFile } from './index-format';
import { MAX_QUERY } from './limits';
import { Records } from './matches';
import { rank } from './ranking';
import { resultPage, type SearchResult } from './rows';
import type { MarkTerm } from './snippet';
import { Dictionary, stemWord, type Query, type SearchWords } from './words';

/** What is marked: words, their stems, what misspelt ones may be; ordinary words and single letters only where nothing else was typed. */
function marksOf({ words }: Query, { spellings }: Records): MarkTerm[] {
  const meant = words.filter(({ isStopWord }) => !isStopWord);
  // “as” may become `assetPrefix`.
  const terms = (meant.length ? meant : words).flatMap(({ ways }) =>
    ways.flatMap((way, i) => way.terms.map((term) => ({ ...term, isOwn: i === 0 }))),
  );
  const marks = terms
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
  // Each text is looked for once, and inside of words if one of its terms is.
  const inside = marks.filter(({ prefixOnly }) => !prefixOnly);
  return [...new Map([...marks, ...inside].map((mark) => [mark.text, mark])).values()];
}

/** The search in one language: by names alone, or by the plugin's index. */
export class SearchEngine {
  private readonly dictionary: Dictionary;
  private readonly records: Records;

  constructor({ pages, groups, traditional }: SearchFile, words: SearchWords) {
    this.dictionary = new Dictionary(words, traditional);
    this.records = new Records(pages, groups);
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = this.dictionary.parse(text.slice(0, MAX_QUERY), this.records.hasChinese);
    const { pages, sections, leftOut } = rank(query, this.records);
    const marks = marksOf(query, this.records);
    return {
      pages: pages
        .slice(0, limit)
        .map((page, place) => resultPage(this.records, page, sections.get(page)!, place, marks)),
      total: pages.length,
      ...(leftOut.length > 0 && { leftOut }),
      ...(!pages.length && query.typed && { nearest: this.records.nearestTitles(query.typed) }),
    };
  }
}
