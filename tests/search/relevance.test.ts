import { searchWords } from '../../src/search/words/search-words';
import { SearchEngine } from '../../src/search/engine/engine';
import english from './queries.en.json';
import chinese from './queries.zh.json';
import freshEnglish from './fresh.en.json';
import freshChinese from './fresh.zh.json';
import askedEnglish from './asked.en.json';
import askedChinese from './asked.zh.json';
import asideEnglish from './aside.en.json';
import asideChinese from './aside.zh.json';
import { builtIndex, type Language } from '#tools/search/built-index';
import {
  addressesFor,
  rankOf,
  shareWithin,
  type ExpectedAnswer,
  type Ranked,
} from './lib/relevance';

/** What is promised: shares of the queries. */
const KNOWN = { first: 0.9, firstThree: 0.95, misspelt: 0.8 };
const FRESH = { first: 0.82, firstThree: 0.93, misspelt: 0.8 };
const PUBLIC = { first: 0.68, firstThree: 0.84, misspelt: 0 };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
/** What each set is: README.md. */
const SETS = {
  known: { bar: KNOWN, en: english as ExpectedAnswer[], zh: chinese as ExpectedAnswer[] },
  fresh: { bar: FRESH, en: freshEnglish as ExpectedAnswer[], zh: freshChinese as ExpectedAnswer[] },
  asked: {
    bar: PUBLIC,
    en: askedEnglish as ExpectedAnswer[],
    zh: askedChinese as ExpectedAnswer[],
  },
  aside: {
    bar: PUBLIC,
    en: asideEnglish as ExpectedAnswer[],
    zh: asideChinese as ExpectedAnswer[],
  },
} satisfies Record<string, Record<Language, ExpectedAnswer[]> & { readonly bar: typeof KNOWN }>;

function report(
  name: string,
  written: readonly Ranked[],
  misspelt: readonly Ranked[],
  isOpen: boolean,
) {
  // What is set aside stays so: only its shares are told.
  const misses = isOpen ? [...written, ...misspelt].filter(({ place }) => place > 1) : [];
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

describe.each(['en', 'zh'] as const)('search in %s', (language) => {
  const { names, index } = builtIndex(language);
  const engine = new SearchEngine(index, searchWords);

  test('all queries are different, and their pages exist', () => {
    const addresses = new Set(names.pages.map(({ path }) => path));
    const all = Object.values(SETS).flatMap((set) => set[language]);
    const unknown = all.flatMap(({ page }) => [page].flat().filter((each) => !addresses.has(each)));
    expect(unknown).toEqual([]);
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  });

  describe.each(Object.keys(SETS) as (keyof typeof SETS)[])('%s queries', (name) => {
    const { bar } = SETS[name];
    const ranked = SETS[name][language].map((expected) => rankOf(engine, expected));
    const written = ranked.filter(({ misspelt }) => !misspelt);
    const misspelt = ranked.filter((each) => each.misspelt);

    beforeAll(() => report(`${language}, ${name} queries`, written, misspelt, name !== 'aside'));

    test('the right page comes first', () => {
      expect(shareWithin(written, 1)).toBeGreaterThanOrEqual(bar.first);
    });

    test('the right page is among the first three', () => {
      expect(shareWithin(written, 3)).toBeGreaterThanOrEqual(bar.firstThree);
    });

    test('a misspelling of one letter finds the page among the first three', () => {
      expect(misspelt.length ? shareWithin(misspelt, 3) : 1).toBeGreaterThanOrEqual(bar.misspelt);
    });
  });

  const options = names.pages.filter(({ type }) => type !== undefined);

  test.each(options.map(({ title, path }) => [title, path]))('%s comes first', (option, path) => {
    expect(addressesFor(engine, option)[0]).toBe(path);
  });

  const lastPart = (option: string) => option.split('.').at(-1)!;
  test.each([...new Set(options.map(({ title }) => lastPart(title)))])(
    '%s leads to an option of that name first',
    (name) => {
      const paths = options.filter(({ title }) => lastPart(title) === name).map(({ path }) => path);
      expect(paths).toContain(addressesFor(engine, name)[0]);
    },
  );
});
