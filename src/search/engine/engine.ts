import { Matcher } from './answer/matcher';
import { namesOf, nameBonus, phraseBonus, type PageNames } from './answer/names';
import { parseQuery, type Query } from './answer/query';
import { rank, type Ranking } from './answer/ranking';
import { answerOf, countWords, resultPage, type ResultPage } from './answer/rows';
import type { MarkTerm } from './answer/snippet';
import type { IndexPage, IndexTexts, TextsFile, TitlesFile } from './index/index-format';
import { Records } from './index/records';
import { Dictionary, type SearchWords } from './text/dictionary';
import { keyOf } from './text/fold';

/** The answer to a query. */
export interface SearchResult {
  readonly pages: readonly ResultPage[];
  /** How many pages answer, shown or not. */
  readonly total: number;
}

/** Queries are read up to here. */
export const MAX_QUERY = 200;
/** The query is looked for as a phrase in this many of the best pages: in all of them it would take too long. */
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
  private readonly records: Records;
  private readonly matcher: Matcher;
  private readonly dictionary: Dictionary;
  private readonly texts: IndexTexts[] = [];

  constructor({ pages }: TitlesFile, words: SearchWords) {
    this.pages = pages;
    this.dictionary = new Dictionary(words);
    this.names = pages.map(namesOf);
    this.records = new Records(pages);
    this.matcher = new Matcher(this.records);
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
      const keywords = (texts.keywords ?? []).flatMap((word) => [
        keyOf(word),
        this.dictionary.meantKeyOf(word),
      ]);
      this.names[page] = { ...this.names[page]!, keywords };
      yield page;
    }
  }

  /** The pages that answer to a query, best first, at most `limit` of them. */
  search(text: string, limit: number): SearchResult {
    const query = parseQuery(text.slice(0, MAX_QUERY), this.dictionary, this.records.cjk);
    const words = query.words.map((word) => this.matcher.match(word));
    const bonus = (page: number) => nameBonus(query, this.names[page]!);
    const ranking = this.withPhrases(query, rank(words, this.records, bonus));
    const sought = words.filter(({ isStopWord }) => !isStopWord);
    const wordCounts = countWords(sought, this.records);
    const marks = worthMarking(sought.flatMap((word) => word.marks));
    return {
      pages: ranking.pages.slice(0, limit).map((page, place) => {
        const answer = answerOf(page, wordCounts, this.records, ranking.sectionScores);
        return resultPage(this.pages[page]!, this.texts[page], answer, place, marks);
      }),
      total: ranking.pages.length,
    };
  }

  /** Brings forward the best pages that have the query as it is written. */
  private withPhrases(query: Query, ranking: Ranking): Ranking {
    if (query.words.length < 2) return ranking;
    const { pages, scores, lacks } = ranking;
    const first = pages.slice(0, PHRASE_PAGES);
    for (const page of first)
      if (!lacks[page]) scores[page]! += phraseBonus(query, this.pages[page]!, this.texts[page]);
    first.sort((a, b) => scores[b]! - scores[a]!);
    return { ...ranking, pages: [...first, ...pages.slice(PHRASE_PAGES)] };
  }
}
