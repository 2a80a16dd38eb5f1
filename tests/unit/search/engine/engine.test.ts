import { SearchEngine } from '../../../../src/search/engine/engine';
import type { IndexPage, IndexTexts } from '../../../../src/search/engine/index/index-format';
import { firstRows, headingsAbove, pagesOfRows } from '../../../../src/search/engine/answer/rows';

interface Fixture extends IndexPage, IndexTexts {}

const option = (name: string, description: string, ...texts: string[]): Fixture => ({
  path: `/config/${name.replace('.', '/')}`,
  title: name,
  trail: ['Config'],
  option: name,
  type: 'string',
  headings: [],
  description,
  texts,
});

const pages: Fixture[] = [
  option('dev.assetPrefix', 'The URL prefix of assets while the dev server runs.'),
  option('output.assetPrefix', 'The URL prefix of assets of a build.'),
  option('output.target', 'What the output is for.'),
  option('server.port', 'The port of the dev server.', 'The port is 3000; import nothing for it.'),
  option('server.proxy', 'Forward requests to another server.', 'A proxy rewrites paths.'),
  {
    path: '/guide/server',
    title: 'Server',
    trail: ['Guide'],
    headings: [
      [2, 'Change the port', 'change-the-port'],
      [3, 'When it is taken', 'when-it-is-taken'],
      [2, 'Le Café', 'le-cafe'],
    ],
    description: 'What the dev server does with targets and prefixes.',
    texts: [
      'An introduction without much.',
      'Set the port in the configuration.',
      'The next free port is used. 开发服务器的端口可以修改。',
      'Привет, мир.',
    ],
  },
];

const words = {
  stopWords: ['how', 'to', 'the', 'change', '修改', '怎么'],
  synonyms: [['proxy', '代理']],
};

function engineOf(withTexts = true): SearchEngine {
  const engine = new SearchEngine({ pages }, words);
  if (withTexts) for (const _ of engine.addTexts({ pages }));
  return engine;
}

const engine = engineOf();
const linksOf = (query: string, limit = 7) =>
  engine.search(query, limit).pages.map(({ rows }) => rows[0]!.link.replace(/#.*/, ''));

test.each([
  ['an exact option path', 'server.port', '/config/server/port'],
  ['an exact option name', 'port', '/config/server/port'],
  ['an option name in parts', 'asset prefix', '/config/dev/assetPrefix'],
  ['an option name with hyphens', 'asset-prefix', '/config/dev/assetPrefix'],
  ['an option path with spaces', 'output asset prefix', '/config/output/assetPrefix'],
  ['a part of an option name', 'prefix', '/config/dev/assetPrefix'],
  ['a substring', 'etpref', '/config/dev/assetPrefix'],
  ['a misspelling', 'proxi', '/config/server/proxy'],
  ['a question', 'how to change the port', '/config/server/port'],
  ['an exact option before a title that begins so', 'target', '/config/output/target'],
  ['a synonym', '代理', '/config/server/proxy'],
  ['Chinese without word breaks', '怎么修改端口', '/guide/server'],
  ['Cyrillic', 'привет', '/guide/server'],
  ['accents in the text', 'cafe', '/guide/server'],
  ['accents in the query', 'sèrver pórt', '/config/server/port'],
])('%s: “%s” leads to %s first', (_, query, link) => {
  expect(linksOf(query)[0]).toBe(link);
});

test('a page has to answer to every word', () => {
  expect(linksOf('proxy port')).toEqual([]);
  expect(linksOf('port xyzzy')).toEqual([]);
});

test('a page that has a word only inside of another does not have it beside others', () => {
  expect(linksOf('port')).toContain('/config/server/port');
  expect(linksOf('port café')).toEqual(['/guide/server']);
  expect(linksOf('orwar quests')).toEqual(['/config/server/proxy']);
});

test('a name is also found by its parts, a joined name by what its words mean', () => {
  expect(linksOf('proxy.paths')).toEqual(['/config/server/proxy']);
  expect(linksOf('server 代理')[0]).toBe('/config/server/proxy');
});

test.each(['', '   ', '。', '🙂', 'xyzzy', '龘龘', '"<>&'])('“%s” finds nothing', (query) => {
  expect(engine.search(query, 7)).toEqual({ pages: [], total: 0 });
});

test('pages are limited, their number is told', () => {
  const { pages: found, total } = engine.search('server', 2);
  expect([found.length, total]).toEqual([2, 4]);
});

test('a page shows itself, then its headings and passages, with breadcrumb, link and marks', () => {
  const [page] = engine.search('next free port', 1).pages;
  expect(
    page!.rows.map(({ kind, link, breadcrumb }) => [
      kind,
      link,
      breadcrumb.map(({ text }) => text),
    ]),
  ).toEqual([
    [
      'content',
      '/guide/server#when-it-is-taken',
      ['Server', 'Change the port', 'When it is taken'],
    ],
    ['header', '/guide/server#change-the-port', ['Server', 'Change the port']],
  ]);
  expect(page!.isOption).toBe(false);
});

test.each([
  ['next free port', ['next', 'free', 'port']],
  ['the next free port', ['next', 'free', 'port']],
  ['端口', ['端口']],
])('what “%s” looks for is marked in a passage, stop words are not', (query, marked) => {
  const { text, marks } = engine.search(query, 1).pages[0]!.rows[0]!.snippet!;
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(marked);
});

test('an option page tells its type, a misspelt word is marked as it is meant', () => {
  const [page] = engine.search('proxi', 1).pages;
  expect(page).toMatchObject({ isOption: true, type: 'string' });
  expect(page!.rows[0]!.breadcrumb).toEqual([{ text: 'server.proxy', marks: [[7, 12]] }]);
});

test('before the texts come, titles, headings and options are searched', () => {
  const titles = engineOf(false);
  expect(titles.search('port', 7).pages.map(({ title }) => title)).toEqual([
    'server.port',
    'Server',
  ]);
  expect(titles.search('3000', 7).total).toBe(0);
  expect(titles.search('le café', 7).pages[0]!.rows[0]!.link).toBe('/guide/server#le-cafe');
});

test('texts of other pages than the titles’ are refused', () => {
  const titles = new SearchEngine({ pages }, words);
  expect(() => [...titles.addTexts({ pages: pages.slice(1) })]).toThrow(
    'expected texts of 6 pages, found 5',
  );
});

test('a long message may have words that a page lacks', () => {
  expect(linksOf('the next free port is used qwertz')).toEqual(['/guide/server']);
});

test('a query is read up to 200 characters', () => {
  const long = `port ${' '.repeat(200)} xyzzy`;
  expect(engine.search(long, 7).total).toBeGreaterThan(0);
});

test.each([
  [1, ['Change the port']],
  [2, ['Change the port', 'When it is taken']],
  [3, ['Le Café']],
  [0, []],
])('section %i is below %j', (section, headings) => {
  expect(headingsAbove(pages[5]!.headings, section).map(([, text]) => text)).toEqual(headings);
});

test('a page is found by its keywords; one that is the whole query counts more than words of texts', () => {
  const spoken = [
    { ...pages[3]!, keywords: ['EADDRINUSE', 'proxy address'] },
    { ...pages[4]!, keywords: ['forward calls'], texts: ['A proxy rewrites an address.'] },
  ];
  const found = new SearchEngine({ pages: spoken }, words);
  for (const _ of found.addTexts({ pages: spoken }));
  const first = (query: string) => found.search(query, 7).pages[0]?.rows[0]!.link;
  expect(first('eaddrinuse')).toBe('/config/server/port');
  expect(first('forward calls')).toBe('/config/server/proxy');
  expect(first('proxy address')).toBe('/config/server/port');
});

test('pages that have a word inside of another only are left out, unless no page has it otherwise', () => {
  const both = [pages[3]!, option('source.include', 'What to import.')];
  const found = new SearchEngine({ pages: both }, words);
  for (const _ of found.addTexts({ pages: both }));
  expect(found.search('port', 7).total).toBe(1);
  expect(found.search('mport', 7).total).toBe(2);
});

test('single letters are marked only where nothing else was typed', () => {
  const marksOf = (query: string) =>
    engine
      .search(query, 7)
      .pages.flatMap(({ rows }) =>
        rows.flatMap(({ breadcrumb }) =>
          breadcrumb.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))),
        ),
      );
  expect(marksOf('p')).toContain('p');
  expect(marksOf('p port')).toContain('port');
  expect(marksOf('p server').map((mark) => mark.toLowerCase())).not.toContain('p');
});

test('a word says no more when it is repeated', () => {
  expect(engine.search('port port taken port', 7)).toEqual(engine.search('taken port', 7));
});

test('of the pages as many are taken as it takes for some rows', () => {
  const { pages: found } = engine.search('port', 7);
  const first = found[0]!.rows.length;
  expect(pagesOfRows(found, 0)).toEqual([]);
  expect(pagesOfRows(found, first)).toEqual(found.slice(0, 1));
  expect(pagesOfRows(found, first + 1)).toEqual(found.slice(0, 2));
  expect(pagesOfRows(found, 100)).toEqual(found);
});

test('rows are numbered across pages', () => {
  const { pages: found } = engine.search('server', 7);
  const counts = found.map(({ rows }) => rows.length);
  expect(firstRows(found)).toEqual(
    counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0)),
  );
});
