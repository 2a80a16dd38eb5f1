import fc from 'fast-check';
import { builtIndex } from '#tools/search/built-index';
import { SearchEngine } from '../../src/search/engine/engine';
import { searchWords } from '../../src/search/words/search-words';
import { hugeText } from '../lib/hostile';
import { timed } from '../lib/timed';

describe.each(['en', 'zh'] as const)('search in %s', (language) => {
  const { names, index } = builtIndex(language);
  const engine = new SearchEngine(index, searchWords);
  const addresses = new Set(names.pages.map(({ path }) => path));
  const search = timed(`the search of all pages (${language})`, (query: string) =>
    engine.search(query, 7),
  );

  test('whatever is typed, the rows lead to pages of the site', () => {
    fc.assert(
      fc.property(hugeText, (query) => {
        const links = search(query).pages.flatMap(({ rows }) => rows.map(({ link }) => link));
        expect(links.filter((link) => !addresses.has(link.replace(/#.*/, '')))).toEqual([]);
      }),
    );
  });
});
