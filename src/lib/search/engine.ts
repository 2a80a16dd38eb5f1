import { evidenceOn } from './evidence';
import { HitFinder, type AnsweredWord } from './hits';
import type { IndexPage, IndexTexts, TextsFile, TitlesFile } from './index-format';
import { namesOf, type PageNames } from './page-names';
import { Dictionary, parseQuery, type Query, type SearchWords } from './query';
import { rank, type Ranking } from './rank';
import { Records } from './records';
import { resultPage, type ResultPage } from './rows';

/** The answer to a query. */
export interface SearchResult {
  readonly pages: readonly ResultPage[];
  /** How many pages answer, shown or not. */
  readonly total: number;
}

/** How many pages the panel shows (specification 9). */
export const RESULT_LIMIT = 7;
/** Queries are read up to here. */
export const MAX_QUERY = 200;
/** Of so many words, as in a pasted error message, some may be missing on a page. */
const LONG_QUERY = 5;
const MAY_MISS = 0.4;

/** The search in one language, after its titles have come; texts are added when they come. */
export class SearchEngine {
  private readonly pages: readonly IndexPage[];
  private readonly names: readonly PageNames[];
  private readonly records: Records;
  private readonly finder: HitFinder;
  private readonly dictionary: Dictionary;
  private readonly texts: IndexTexts[] = [];

  constructor({ pages }: TitlesFile, words: SearchWords) {
    this.pages = pages;
    this.names = pages.map(namesOf);
    this.records = new Records(pages);
    this.finder = new HitFinder(this.records);
    this.dictionary = new Dictionary(words);
  }

  /** Adds the texts page by page, so that searches can go on in between: `for (const _ of engine.addTexts(file));`. */
  *addTexts({ pages }: TextsFile): Generator<number> {
    if (pages.length !== this.pages.length) {
      throw new Error(
        `Search index: expected texts of ${this.pages.length} pages, found ${pages.length}.`,
      );
    }
    for (const [page, texts] of pages.entries()) {
      this.records.addTexts(page, texts);
      this.texts.push(texts);
      yield page;
    }
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = this.parse(text.slice(0, MAX_QUERY));
    const words = query.words.map((word, i) =>
      this.finder.answer(word, i === query.words.length - 1),
    );
    const { pages, sectionScores } = this.rank(query, words);
    const strong = words.filter(({ isWeak }) => !isWeak);
    const marked = [...new Set(strong.flatMap(({ spellings }) => spellings))];
    return {
      pages: pages.slice(0, limit).map((page) => {
        const evidence = evidenceOn(page, strong, this.records, sectionScores);
        return resultPage(
          { page: this.pages[page]!, texts: this.texts[page], ...evidence },
          marked,
        );
      }),
      total: pages.length,
    };
  }

  private parse(text: string): Query {
    return parseQuery(text, this.dictionary, {
      knownLength: (run) => this.records.wide.knownLength(run),
      hasWord: (word) => this.records.words.containing(word).length > 0,
    });
  }

  private rank({ key }: Query, words: readonly AnsweredWord[]): Ranking {
    const strict = rank(words, key, this.records, this.names, 0);
    const needed = words.filter(({ isWeak }) => !isWeak).length;
    if (strict.pages.length || needed < LONG_QUERY) return strict;
    return rank(words, key, this.records, this.names, Math.floor(needed * MAY_MISS));
  }
}
