import { keyOf } from './fold';
import type { IndexPage } from './index-format';
import { FIELDS, HEADING, TEXT, TITLE, type Matches, type Records } from './matches';
import { stemOf, type Query, type QueryWord } from './words';

/** What a match counts in titles, headings, descriptions, keywords and texts. */
const WEIGHTS = [6, 4, 5, 4, 0.5];
/** The share of what matches in other fields than the best. */
const OTHERS = 0.37;
const STOP_WORD = 0.06;
/** How much of a page's score depends on having all words. */
const COVERAGE = 0.4;
/** Words that come together in a section, or in a phrase of the keywords. */
const SECTION = 2.2;
const PHRASE = 9;
/** How much of a phrase's worth depends on having nothing but the query. */
const WHOLE_PHRASE = 0.7;
/** What a page gains by a name that is the whole query: options come first, before all others. */
const EXACT = { option: 1000, otherName: 900, lastPart: 500, title: 400, slug: 40 };
/** What is meant by the query, without stop words and by synonyms, counts less than what is written. */
const MEANT = 0.9;
const BEGINNING = 12;
const ENDING = 16;
/** Old releases come after the page that documents the thing. */
const RELEASE = 0.55;
const RELEASES = '/community/releases/';

/** Pages that answer, best first. */
export interface Ranking {
  readonly pages: readonly number[];
  /** For each page how well its sections answer, by their numbers. */
  readonly sections: readonly ReadonlyMap<number, number>[];
  /** Words of the query that no page has. */
  readonly leftOut: readonly string[];
}

const lastSegment = (path: string) => path.split(/[./]/).filter(Boolean).at(-1) ?? '';

/** The keys of a page's names with what each is worth, the most valuable first. */
function namesOf({ title, option, path, otherNames = [], headings }: IndexPage) {
  const versions = headings.flatMap(([, , , { otherNames: others = [] } = {}]) => others);
  const lastPart = option ?? (title.startsWith('@') ? title : '');
  return [
    ...(option ? [[keyOf(option), EXACT.option] as const] : []),
    ...[...otherNames, ...versions].map(([name]) => [keyOf(name), EXACT.otherName] as const),
    [keyOf(lastSegment(lastPart)), EXACT.lastPart] as const,
    [keyOf(title), EXACT.title] as const,
    [keyOf(lastSegment(path)), EXACT.slug] as const,
  ];
}

function nameBonus([key = '', ...meant]: readonly string[], page: IndexPage): number {
  const names = namesOf(page);
  const worth = (each: string) => names.find(([name]) => name && name === each)?.[1] ?? 0;
  const exact = Math.max(worth(key), ...meant.map((each) => worth(each) * MEANT));
  const begins =
    key.length > 1 && names.some(([name, of]) => of >= EXACT.title && name.startsWith(key));
  // `prefix` is the end of `assetPrefix`.
  const ends =
    key.length > 3 && names.some(([name, of]) => of === EXACT.lastPart && name.endsWith(key));
  return exact + (begins ? BEGINNING : 0) + (ends ? ENDING : 0);
}

/** How much a word says: rare ones most, nothing where no page has it. */
function weightOf(word: QueryWord, matches: Matches, { list }: Records, pages: number): number {
  const found = new Set([...matches.keys()].map((record) => list[record]!.page)).size;
  return found && Math.log(1 + pages / found) * (word.isStopWord ? STOP_WORD : 1);
}

/** How much of the query the best phrase of a page's keywords says, from 0 to 1. */
function phraseShare({ words }: Query, weights: readonly number[], records: Records, page: number) {
  let best = 0;
  for (const { text, stems } of records.phrases[page]!) {
    let said = 0;
    let letters = 0;
    for (const [i, { ways, text: word }] of words.entries()) {
      const way = ways.find(({ terms }) =>
        terms.every((term) =>
          term.kind === 'word' ? stems.has(stemOf(term.text)) : text.includes(term.text),
        ),
      );
      if (!way || !weights[i]) continue;
      said += way.factor * weights[i];
      letters += word.length;
    }
    const whole = Math.min(1, letters / text.replaceAll(' ', '').length);
    best = Math.max(best, said ** 2 * (1 - WHOLE_PHRASE + WHOLE_PHRASE * whole));
  }
  return best;
}

/** The best quality of a word in each field of a page, and in each of its sections. */
function gather(matches: Matches, { list }: Records) {
  const fields = new Map<number, Float64Array>();
  const sections = new Map<number, Map<number, number>>();
  for (const [record, quality] of matches) {
    const { field, page, section } = list[record]!;
    if (!fields.has(page)) fields.set(page, new Float64Array(FIELDS));
    const of = fields.get(page)!;
    of[field] = Math.max(of[field]!, quality);
    if (field !== TITLE && field !== HEADING && field !== TEXT) continue;
    if (!sections.has(page)) sections.set(page, new Map());
    const known = sections.get(page)!;
    known.set(section, Math.max(known.get(section) ?? 0, quality * (field === TEXT ? 0.8 : 1)));
  }
  return { fields, sections };
}

/**
 * Ranks the pages by the words that they have, where they have them, and which come together.
 * A word that no page has counts nothing; ordinary ones hardly anything.
 */
export function rank(query: Query, pages: readonly IndexPage[], records: Records): Ranking {
  const all = query.words.map((word) => records.match(word));
  const raw = query.words.map((word, i) => weightOf(word, all[i]!, records, pages.length));
  const total = raw.reduce((sum, weight) => sum + weight, 0) || 1;
  const weights = raw.map((weight) => weight / total);
  const scores = new Float64Array(pages.length);
  const covered = new Float64Array(pages.length);
  const sections = pages.map(() => new Map<number, number>());
  for (const [i, matches] of all.entries()) {
    const gathered = gather(matches, records);
    for (const [page, qualities] of gathered.fields) {
      const values = [...qualities].map((quality, field) => quality * WEIGHTS[field]!);
      const best = Math.max(...values);
      const sum = values.reduce((a, b) => a + b, 0);
      scores[page]! += weights[i]! * (best + OTHERS * (sum - best));
      covered[page]! += weights[i]! * Math.min(1, Math.max(...qualities) * 1.4);
    }
    for (const [page, found] of gathered.sections)
      for (const [section, quality] of found) {
        const known = sections[page]!.get(section) ?? 0;
        sections[page]!.set(section, known + weights[i]! * quality);
      }
  }
  // Ordinary words alone are no answer to others that no page has.
  const meant = query.words.map(({ isStopWord }, i) => (isStopWord ? undefined : weights[i]));
  const isAnswered = meant.some(Boolean) || meant.every((weight) => weight === undefined);
  const found = isAnswered ? [...scores.keys()].filter((page) => scores[page]) : [];
  for (const page of found) {
    const section = Math.max(0, ...sections[page]!.values());
    scores[page]! *= 1 - COVERAGE + COVERAGE * covered[page]! ** 2;
    scores[page]! += SECTION * section ** 2 + PHRASE * phraseShare(query, weights, records, page);
    scores[page] = total * scores[page]! + nameBonus(query.keys, pages[page]!);
    if (pages[page]!.path.includes(RELEASES)) scores[page]! *= RELEASE;
  }
  return {
    pages: found.sort((a, b) => scores[b]! - scores[a]! || a - b),
    sections,
    leftOut: query.words
      .filter(({ isStopWord }, i) => !weights[i] && !isStopWord)
      .map(({ text }) => text),
  };
}
