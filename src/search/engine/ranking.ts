import { toKey } from './fold';
import { DESCRIPTION, KEYWORDS, TEXT, type IndexPage } from './index-format';
import type { Matches, Records, TextRecord } from './matches';
import type { Query, QueryWord } from './words';

/** What a match counts in titles, headings, descriptions, keywords and texts. */
const WEIGHTS = [6, 4, 5, 4, 0.5];
/** The share of what matches in other fields than the best. */
const OTHERS = 0.8;
const STOP_WORD = 0.06;
/** How much of a page's score depends on having all words. */
const COVERAGE = 0.2;
/** Words that come together in a section, or in a phrase of the keywords. */
const SECTION = 2.2;
const PHRASE = 9;
/** What a page gains by a name that is the whole query: options come first, before all others. */
const EXACT = { option: 1000, otherName: 900, lastPart: 500, title: 400, slug: 40 };
/** A phrase of the keywords that the query has word for word, ordinary words included. */
const SAID = 6;
/** What is meant by the query, without ordinary words and by synonyms, counts less than what is written. */
const MEANT = 0.9;
const BEGINNING = 12;
const ENDING = 16;
/** Old releases come after the page that documents the thing. */
const RELEASE = 0.55;
const RELEASES = '/community/releases/';

/** Pages that answer, best first. */
export interface Ranking {
  readonly pages: readonly number[];
  /** How well the sections of each page answer, by their numbers. */
  readonly sections: ReadonlyMap<number, ReadonlyMap<number, Passage>>;
  /** Words of the query that no page has. */
  readonly leftOut: readonly string[];
}

/** A section, or a phrase of the keywords. */
export interface Passage {
  /** What of the query it has. */
  share: number;
  /** How much of a phrase the query has. */
  asked: number;
  /** What of the share is of the last word that it has, and which that is. */
  ofWord: number;
  word: number;
}

/** What matched in a page. */
interface Score {
  sum: number;
  /** The share of the query's words that it has. */
  covered: number;
  readonly passages: Map<number, Passage>;
  /** How well each field has the word that is being added. */
  readonly fields: number[];
}

const lastSegment = (path: string) => path.split(/[./]/).filter(Boolean).at(-1) ?? '';

interface PageNames {
  readonly lastPart: string;
  readonly names: readonly (readonly [key: string, worth: number])[];
}

const keptNames = new WeakMap<IndexPage, PageNames>();

/** The keys of a page's names; they take long to make, so they're kept. */
function namesOfPage(page: IndexPage): PageNames {
  const kept = keptNames.get(page);
  if (kept) return kept;
  const { title, type, path, otherNames = [], headings } = page;
  const isOption = type !== undefined;
  const versions = headings.flatMap(([, , , { otherNames: others = [] } = {}]) => others);
  const lastPart = isOption || title.startsWith('@') ? toKey(lastSegment(title)) : '';
  const names: PageNames['names'] = [
    [isOption ? toKey(title) : '', EXACT.option],
    ...[...otherNames, ...versions].map(([name]) => [toKey(name), EXACT.otherName] as const),
    [lastPart, EXACT.lastPart],
    [toKey(title), EXACT.title],
    [toKey(lastSegment(path)), EXACT.slug],
  ];
  keptNames.set(page, { lastPart, names });
  return { lastPart, names };
}

/** What a page gains by its names. */
function nameBonus({ typed, meant }: Query, page: IndexPage): number {
  const { lastPart, names } = namesOfPage(page);
  const worth = (key: string) => names.find(([name]) => name && name === key)?.[1] ?? 0;
  const begins = names.some(([name, of]) => of >= EXACT.title && name.startsWith(typed));
  return (
    Math.max(worth(typed), ...meant.map((key) => worth(key) * MEANT)) +
    (typed && begins ? BEGINNING : 0) +
    // `prefix` is the end of `assetPrefix`.
    (typed.length > 3 && lastPart.endsWith(typed) ? ENDING : 0)
  );
}

/** Adds what matches a word of the query, which has a share of it. */
function addWord(
  scores: Map<number, Score>,
  word: number,
  { text: typed }: QueryWord,
  share: number,
  matches: Matches,
  list: readonly TextRecord[],
): void {
  const found = new Set<Score>();
  for (const [record, quality] of matches) {
    const { field, page, section, text } = list[record]!;
    const score = scores.get(page) ?? { sum: 0, covered: 0, passages: new Map(), fields: [] };
    if (!found.has(score)) {
      found.add(score);
      scores.set(page, score);
      score.fields.splice(0, Infinity, 0, 0, 0, 0, 0);
    }
    score.fields[field] = Math.max(score.fields[field]!, quality);
    if (field === DESCRIPTION || (field === KEYWORDS && section === 0)) continue;
    const passage = score.passages.get(section) ?? { share: 0, asked: 0, ofWord: 0, word: -1 };
    score.passages.set(section, passage);
    if (passage.word !== word) {
      Object.assign(passage, { word, ofWord: 0 });
      // Phrases are short; to count the letters of each text would take long.
      if (section < 0) passage.asked += typed.length / text.replaceAll(' ', '').length;
    }
    const ofWord = Math.max(passage.ofWord, share * quality * (field === TEXT ? 0.8 : 1));
    passage.share += ofWord - passage.ofWord;
    passage.ofWord = ofWord;
  }
  for (const score of found) {
    const values = score.fields.map((quality, field) => quality * WEIGHTS[field]!);
    const best = Math.max(...values);
    score.sum += share * (best + OTHERS * (values.reduce((a, b) => a + b) - best));
    score.covered += share * Math.min(1, Math.max(...score.fields) * 1.4);
  }
}

/** What a page gains by words that come together; a phrase is worth what the query has of it. */
function togetherBonus({ passages }: Score): number {
  let [inSection, inPhrase] = [0, 0];
  for (const [section, { share, asked }] of passages) {
    if (section >= 0) inSection = Math.max(inSection, share ** 2);
    else inPhrase = Math.max(inPhrase, share ** 2 * Math.min(1, asked));
  }
  return SECTION * inSection + PHRASE * inPhrase;
}

/** How much of the query is a phrase of each page's keywords, word for word. */
function saidPhrases({ typed }: Query, records: Records): Map<number, number> {
  const said = new Map<number, number>();
  for (const [key, record] of records.phrases.entries) {
    if (!typed.includes(key)) continue;
    const { page } = records.list[record]!;
    said.set(page, Math.max(said.get(page) ?? 0, key.length / typed.length));
  }
  return said;
}

/**
 * Ranks the pages by the words that they have, where they have them, and which come together.
 * A word that no page has counts nothing; ordinary ones hardly anything.
 */
export function rank(query: Query, records: Records): Ranking {
  const { pages } = records;
  const matches = query.words.map((word) => records.match(word));
  const weights = query.words.map(({ isStopWord }, i) => {
    const found = new Set([...matches[i]!.keys()].map((record) => records.list[record]!.page)).size;
    // Rare words say most.
    return found && Math.log(1 + pages.length / found) * (isStopWord ? STOP_WORD : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const scores = new Map<number, Score>();
  for (const [i, word] of query.words.entries())
    addWord(scores, i, word, weights[i]! / total, matches[i]!, records.list);
  const meant = [...query.words.keys()].filter((i) => !query.words[i]!.isStopWord);
  // Ordinary words alone are no answer to others that no page has.
  if (meant.length && !meant.some((i) => weights[i])) scores.clear();
  const said = saidPhrases(query, records);
  const ranked = [...scores].map(([page, score]) => {
    const found =
      score.sum * (1 - COVERAGE + COVERAGE * score.covered ** 2) +
      togetherBonus(score) +
      SAID * (said.get(page) ?? 0);
    const all = total * found + nameBonus(query, pages[page]!);
    return { page, score: pages[page]!.path.includes(RELEASES) ? all * RELEASE : all };
  });
  return {
    pages: ranked.sort((a, b) => b.score - a.score || a.page - b.page).map(({ page }) => page),
    sections: new Map([...scores].map(([page, { passages }]) => [page, passages])),
    leftOut: meant.filter((i) => !weights[i]).map((i) => query.words[i]!.text),
  };
}
