import { Dictionary, type SearchWords } from './text/dictionary';
import { type ResultPage, countWords, evidenceOn, resultPage } from './answer/rows';
import { keyOf } from './text/fold';
import { type AnsweredWord, HitFinder } from './answer/matcher';
import type { IndexPage, IndexTexts, TextsFile, TitlesFile } from './index/index-format';
import type { MarkTerm } from './answer/snippet';
import { type PageNames, nameBonus, namesOf, phraseBonus } from './answer/names';
import { type Query, parseQuery } from './answer/query';
import { type Ranking, rank, tolerancesFor } from './answer/ranking';
import { Records } from './index/records';

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
/** In so many of the best pages the query is sought as a phrase. */
const PHRASE_PAGES = 20;

/** What is marked in the rows: single letters only where nothing else was typed. */
function worthMarking(terms: readonly MarkTerm[]): readonly MarkTerm[] {
  if (terms.length === 1) return terms;
  return terms.filter(({ text }) => text.length > 1 || !/[a-z0-9]/.test(text));
}

/** The search in one language, after its titles have come; texts are added when they come. */
export class SearchEngine {
  private readonly pages: readonly IndexPage[];
  private readonly names: PageNames[];
  private readonly factors: readonly number[];
  private readonly records: Records;
  private readonly finder: HitFinder;
  private readonly dictionary: Dictionary;
  private readonly texts: IndexTexts[] = [];

  constructor({ pages }: TitlesFile, words: SearchWords) {
    this.pages = pages;
    this.dictionary = new Dictionary(words);
    this.names = pages.map((page) => namesOf(page, (text) => this.dictionary.strongKeyOf(text)));
    this.factors = pages.map(
      ({ path }) => words.factors.find((each) => path.includes(each.path))?.factor ?? 1,
    );
    this.records = new Records(pages);
    this.finder = new HitFinder(this.records);
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
      this.nameByKeywords(page, texts);
      yield page;
    }
  }

  private nameByKeywords(page: number, { keywords = [] }: IndexTexts): void {
    const keys = keywords.flatMap((word) => [keyOf(word), this.dictionary.strongKeyOf(word)]);
    this.names[page] = { ...this.names[page]!, keywords: keys };
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = this.parse(text.slice(0, MAX_QUERY));
    const words = query.words.map((word, i) =>
      this.finder.answer(word, i === query.words.length - 1),
    );
    const { pages, sectionScores } = this.rank(query, words);
    const strong = words.filter(({ isWeak }) => !isWeak);
    const wordCounts = countWords(strong, this.records);
    const marked = worthMarking(strong.flatMap(({ spellings }) => spellings));
    return {
      pages: pages.slice(0, limit).map((page, place) => {
        const evidence = evidenceOn(page, wordCounts, this.records, sectionScores);
        return resultPage(
          { page: this.pages[page]!, texts: this.texts[page], ...evidence },
          place,
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

  private rank(query: Query, words: readonly AnsweredWord[]): Ranking {
    const worth = (page: number, score: number) =>
      (score + nameBonus(query, this.names[page]!)) * this.factors[page]!;
    return this.withPhrases(query, rank(words, this.records, tolerancesFor(words), worth));
  }

  /** Brings forward the best pages that have the query as it is written. */
  private withPhrases({ text, words }: Query, { pages, scores, ...rest }: Ranking): Ranking {
    if (words.length < 2) return { pages, scores, ...rest };
    const first = pages.slice(0, PHRASE_PAGES);
    for (const page of first)
      scores[page]! += phraseBonus(text, this.pages[page]!, this.texts[page]);
    first.sort((a, b) => scores[b]! - scores[a]!);
    return { pages: [...first, ...pages.slice(PHRASE_PAGES)], scores, ...rest };
  }
}
