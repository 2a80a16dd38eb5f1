import { SearchEngine } from '../../../../../src/search/engine/engine';

/** The rows of the only page of a site. */
function rowsFor(query: string, says: { headings?: string[]; [key: string]: unknown }) {
  const { headings = [], ...page } = says;
  const pages = [
    {
      path: '/guide/zebra',
      title: 'Untitled',
      trail: [],
      description: '',
      texts: headings.map(() => ''),
      ...page,
      headings: headings.map((text, i) => [2, text, `part-${i}`] as const),
    },
  ];
  const engine = new SearchEngine({ pages }, { stopWords: [], synonyms: [] });
  for (const _ of engine.addTexts({ pages }));
  return engine.search(query, 7).pages[0]!.rows;
}

const kinds = (query: string, says: Parameters<typeof rowsFor>[1]) =>
  rowsFor(query, says).map(({ kind, link }) => `${kind} ${link}`);

test('a section is shown by its heading where that has as many words as its text, else by a passage', () => {
  const [headings, texts] = [['Stripes'], ['', 'Stripes of a horse.']];
  expect(kinds('stripes', { headings, texts })).toEqual(['header /guide/zebra#part-0']);
  expect(kinds('stripes horse', { headings, texts })).toEqual(['content /guide/zebra#part-0']);
});

test('a page whose name answers is shown itself, and its first paragraphs not again', () => {
  expect(kinds('stripes', { title: 'Stripes', texts: ['Stripes here.'] })).toEqual([
    'title /guide/zebra',
  ]);
  expect(kinds('zebra', { texts: ['Of a zebra.'] })).toEqual(['title /guide/zebra']);
  expect(kinds('stripes', { texts: ['Stripes here.'] })).toEqual(['content /guide/zebra']);
});

test('below a page is its description, or its first paragraphs where only these answer', () => {
  const says = { description: 'What horses are.', texts: ['They have no stripes.'] };
  const snippet = (query: string) => rowsFor(query, says)[0]!.snippet!.text;
  expect(snippet('zebra horses')).toBe('What horses are.');
  expect(snippet('zebra stripes')).toBe('They have no stripes.');
});

test('a row says what else its option or hook is called, and which version no longer has it', () => {
  const until = { otherNames: [['tiger', 'until', '1.1.7']], removed: '2.0.0' } as const;
  const since = { otherNames: [['lion', 'since', '1.5.0']] } as const;
  const page = {
    ...{ path: '/cats', title: 'Cats', trail: [], option: 'big.cats', ...until },
    headings: [[2, 'stripes', 'stripes', since] as const, [2, 'tail', 'tail'] as const],
  };
  const engine = new SearchEngine({ pages: [page] }, { stopWords: [], synonyms: [] });
  const rowFor = (query: string) => engine.search(query, 7).pages[0]!.rows[0]!;
  expect(rowFor('tiger')).toMatchObject({ kind: 'title', ...until });
  expect(rowFor('lion')).toMatchObject({ kind: 'header', link: '/cats#stripes', ...since });
  expect(rowFor('tail')).toMatchObject({ link: '/cats#tail' });
  expect(rowFor('tail')).not.toHaveProperty('otherNames');
});
