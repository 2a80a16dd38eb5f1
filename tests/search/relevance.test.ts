import { searchWords } from '../../src/data/search-words';
import { SearchEngine } from '../../src/lib/search/engine';
import english from './queries.en.json';
import chinese from './queries.zh.json';
import freshEnglish from './fresh.en.json';
import freshChinese from './fresh.zh.json';
import { builtIndex, type Language } from './lib/built-index';
import {
  addressesFor,
  rankOf,
  shareWithin,
  type ExpectedAnswer,
  type Ranked,
} from './lib/relevance';

/** What is promised of the queries that readers type most: shares of them, and how many there are. */
const BAR = { first: 0.85, firstThree: 0.95, misspelt: 0.8 };
const LEAST_QUERIES = { en: 120, zh: 80 };
/** Queries in readers' own words, written before anybody had measured them; not to get worse. A page that lacks a word is not found by it. */
const FRESH_BAR = {
  en: { first: 0.69, firstThree: 0.81, misspelt: 0.9 },
  zh: { first: 0.65, firstThree: 0.79, misspelt: 0.9 },
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const queries: Record<Language, ExpectedAnswer[]> = {
  en: english as ExpectedAnswer[],
  zh: chinese as ExpectedAnswer[],
};

const fresh: Record<Language, ExpectedAnswer[]> = {
  en: freshEnglish as ExpectedAnswer[],
  zh: freshChinese as ExpectedAnswer[],
};

function report(name: string, written: readonly Ranked[], misspelt: readonly Ranked[]) {
  const misses = [...written, ...misspelt].filter(({ place }) => place > 1);
  const lines = misses.map(
    ({ query, page, place, found }) =>
      `  ${place === Infinity ? '–' : place}  ${query}: expected ${[page].flat().join(' or ')}, first ${found[0] ?? 'nothing'}`,
  );
  console.log(
    [
      `Search relevance, ${name}: ${written.length} queries, ${misspelt.length} misspelt`,
      `  right page first ${percent(shareWithin(written, 1))}, in the first three ${percent(shareWithin(written, 3))}`,
      `  misspelt, in the first three ${percent(shareWithin(misspelt, 3))}`,
      ...(lines.length ? ['Not first:', ...lines] : []),
    ].join('\n'),
  );
}

const parted = (ranked: readonly Ranked[]) =>
  [ranked.filter(({ misspelt }) => !misspelt), ranked.filter(({ misspelt }) => misspelt)] as const;

describe.each(['en', 'zh'] as const)('search in %s', (language) => {
  const { titles, texts } = builtIndex(language);
  const engine = new SearchEngine(titles, searchWords);
  for (const _ of engine.addTexts(texts));
  const ranked = queries[language].map((expected) => rankOf(engine, expected));
  const freshlyRanked = fresh[language].map((expected) => rankOf(engine, expected));
  const [written, misspelt] = parted(ranked);
  const [freshlyWritten, freshlyMisspelt] = parted(freshlyRanked);

  beforeAll(() => {
    report(language, written, misspelt);
    report(`${language}, fresh queries`, freshlyWritten, freshlyMisspelt);
  });

  test('there are enough different queries, and their pages exist', () => {
    const addresses = new Set(titles.pages.map(({ path }) => path));
    const all = [...ranked, ...freshlyRanked];
    const unknown = all.flatMap(({ page }) => [page].flat().filter((each) => !addresses.has(each)));
    expect(unknown).toEqual([]);
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    expect(ranked.length).toBeGreaterThanOrEqual(LEAST_QUERIES[language]);
  });

  test('the right page comes first', () => {
    expect(shareWithin(written, 1)).toBeGreaterThanOrEqual(BAR.first);
  });

  test('the right page is among the first three', () => {
    expect(shareWithin(written, 3)).toBeGreaterThanOrEqual(BAR.firstThree);
  });

  test('a misspelling of one letter finds the page among the first three', () => {
    expect(shareWithin(misspelt, 3)).toBeGreaterThanOrEqual(BAR.misspelt);
  });

  test('fresh queries are answered no worse than before', () => {
    const { first, firstThree, misspelt: one } = FRESH_BAR[language];
    expect(shareWithin(freshlyWritten, 1)).toBeGreaterThanOrEqual(first);
    expect(shareWithin(freshlyWritten, 3)).toBeGreaterThanOrEqual(firstThree);
    expect(shareWithin(freshlyMisspelt, 3)).toBeGreaterThanOrEqual(one);
  });

  const options = titles.pages.filter(({ option }) => option);

  test.each(options.map(({ option, path }) => [option!, path]))(
    '%s comes first',
    (option, path) => {
      expect(addressesFor(engine, option)[0]).toBe(path);
    },
  );

  const lastPart = (option: string) => option.split('.').at(-1)!;
  test.each([...new Set(options.map(({ option }) => lastPart(option!)))])(
    '%s leads to an option of that name first',
    (name) => {
      const paths = options
        .filter(({ option }) => lastPart(option!) === name)
        .map(({ path }) => path);
      expect(paths).toContain(addressesFor(engine, name)[0]);
    },
  );
});
