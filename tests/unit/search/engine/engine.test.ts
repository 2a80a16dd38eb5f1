import { SearchEngine } from '../../../../src/search/engine/engine';
import { headingsAbove } from '../../../../src/search/engine/rows';
import { fixtureIndex, type Fixture } from '../lib/fixture-index';

const option = (name: string, description: string, ...texts: string[]): Fixture => ({
  path: `/config/${name.replace('.', '/')}`,
  title: name,
  trail: ['Config'],
  type: 'string',
  headings: [],
  description,
  texts,
});

const pages: Fixture[] = [
  option('dev.assetPrefix', 'The URL prefix of assets while the dev server runs.'),
  option('output.assetPrefix', 'The URL prefix of assets of a build.'),
  option('output.target', 'What the output is for.'),
  {
    ...option('server.port', 'The port of the dev server.', 'The port is 3000; import nothing.'),
    keywords: 'EADDRINUSE, port already in use',
  },
  option('server.proxy', 'Forward requests to another server.', 'A proxy rewrites paths.'),
  option('server.host', 'The address to listen on.', 'The default is 0.0.0.0.'),
  {
    path: '/guide/server',
    title: 'Server',
    trail: ['Guide'],
    headings: [
      [2, 'Change the port', 'change-the-port'],
      [3, 'When it is taken', 'when-it-is-taken'],
      [2, 'Le Café', 'le-cafe', { otherNames: [['bistro', 'until', '1.2.0']] }],
    ],
    description: 'What the dev server does with targets and prefixes.',
    texts: [
      'An introduction in a p element.',
      'Set the port in the configuration.',
      'The next free port is used. 开发服务器的端口可以修改。',
      'The environment. 环境变量',
    ],
  },
  {
    path: '/community/releases/v0-1',
    title: 'Rsbuild 0.1',
    trail: ['Community'],
    headings: [],
    description: 'The port of the dev server, first.',
    texts: ['The port, the port and the port.'],
  },
];

const words = {
  stopWords: ['how', 'to', 'the', 'change', 'not', 'working', '修改', '怎么'],
  synonyms: [
    ['proxy', '代理'],
    ['environment variables', '环境变量'],
  ],
};
const engine = new SearchEngine(
  { ...fixtureIndex(pages), traditional: ['環境變數', '环境变数'] },
  words,
);
const linksOf = (query: string, limit = 7) =>
  engine.search(query, limit).pages.map(({ rows }) => rows[0]!.link);

test.each([
  ['an exact option path', 'server.port', '/config/server/port'],
  ['an exact option name', 'port', '/config/server/port'],
  ['an option name in parts', 'asset prefix', '/config/output/assetPrefix'],
  ['an option name with hyphens', 'asset-prefix', '/config/output/assetPrefix'],
  ['an option path with spaces', 'output asset prefix', '/config/output/assetPrefix'],
  ['a part of an option name', 'prefix', '/config/output/assetPrefix'],
  ['a first letter', 'o', '/config/output/assetPrefix'],
  ['a substring', 'etpref', '/config/dev/assetPrefix'],
  ['a misspelling', 'proxi', '/config/server/proxy'],
  ['letters that changed places', 'porxy', '/config/server/proxy'],
  ['a name in another version', 'bistro', '/guide/server'],
  ['a question', 'how to change the port', '/config/server/port'],
  ['a phrase of the keywords', 'port already in use', '/config/server/port'],
  ['a number with dots', '0.0.0.0', '/config/server/host'],
  ['a synonym', '代理', '/config/server/proxy'],
  ['Chinese without word breaks', '怎么修改端口', '/guide/server'],
  ['Chinese beside letters', 'proxy怎么修改', '/config/server/proxy'],
  ['traditional characters', '環境', '/guide/server'],
  ['accents in the query', 'sèrver pórt', '/config/server/port'],
])('%s: “%s” leads to %s first', (_, query, link) => {
  expect(linksOf(query)[0]).toBe(link);
});

test('what a misspelt word may be is marked', () => {
  const { text, marks } = engine.search('proxi', 7).pages[0]!.rows[0]!.breadcrumb[0]!;
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['proxy']);
});

test('an ordinary word is marked where nothing else is typed', () => {
  const markedIn = (query: string) =>
    engine
      .search(query, 7)
      .pages.flatMap(({ rows }) => rows)
      .flatMap(({ breadcrumb }) => breadcrumb)
      .flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to)));
  expect(markedIn('change')).toEqual(['Change']);
  expect(markedIn('change port')).not.toContain('Change');
});

test('a phrase of the keywords counts most where it is typed word for word', () => {
  expect(linksOf('the port is already in use, port already in use')[0]).toBe('/config/server/port');
});

test('a word that no page has neither empties nor outweighs, and is named', () => {
  const { pages: found, leftOut } = engine.search('xyzzyx proxy', 7);
  expect(found[0]!.title).toBe('server.proxy');
  expect(leftOut).toEqual(['xyzzyx']);
  expect(engine.search('proxy', 7).leftOut).toBeUndefined();
});

test('ordinary words alone are no answer to a word that no page has', () => {
  expect(engine.search('how to xyzzyx', 7)).toMatchObject({ pages: [], total: 0 });
  expect(engine.search('<b>xyzzyx', 7).total).toBe(0);
});

test('ordinary words change nothing of what comes first', () => {
  expect(linksOf('proxy not working')[0]).toBe(linksOf('proxy')[0]);
});

test('a single letter is asked of names alone', () => {
  const byNames = new SearchEngine({ pages }, words).search('p', 7).pages.map(({ title }) => title);
  expect(engine.search('p', 7).pages.map(({ title }) => title)).toEqual(byNames);
});

test('old releases come after the page that documents the thing', () => {
  expect(linksOf('port').indexOf('/community/releases/v0-1')).toBeGreaterThan(1);
});

test.each(['', '   ', '。', '🙂', '"<>&', '+ - ~ ^ : *'])('“%s” finds nothing', (query) => {
  expect(engine.search(query, 7)).toMatchObject({ pages: [], total: 0 });
});

test.each(['+port', '-port', 'port~2', 't:port', 'port^9', '*ort', 'port*'])(
  'lunr’s own signs are text: “%s”',
  (query) => {
    expect(() => engine.search(query, 7)).not.toThrow();
  },
);

test('pages are limited, their number is told', () => {
  const { pages: found, total } = engine.search('server', 2);
  expect(found).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
});

test('a page shows itself, then its headings and passages, with breadcrumb, link and marks', () => {
  const page = engine.search('next free port', 7).pages.find(({ title }) => title === 'Server');
  expect(page!.type).toBeUndefined();
  expect(page!.rows.map(({ kind, link }) => [kind, link]).slice(0, 2)).toEqual([
    ['title', '/guide/server'],
    ['content', '/guide/server#when-it-is-taken'],
  ]);
  const { breadcrumb, snippet } = page!.rows[1]!;
  expect(breadcrumb.map(({ text }) => text)).toEqual([
    'Server',
    'Change the port',
    'When it is taken',
  ]);
  expect(snippet!.marks.map(([from, to]) => snippet!.text.slice(from, to))).toEqual([
    'next',
    'free',
    'port',
  ]);
});

test('a browser without Intl.Segmenter finds Chinese by the words of the index', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    jest.isolateModules(() => {
      const module = jest.requireActual<typeof import('../../../../src/search/engine/engine')>(
        '../../../../src/search/engine/engine',
      );
      const old = new module.SearchEngine(fixtureIndex(pages), words);
      expect(old.search('怎么修改端口', 7).pages[0]!.title).toBe('Server');
    });
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('an option page tells its type', () => {
  expect(engine.search('proxy', 1).pages[0]).toMatchObject({ type: 'string' });
});

test('before the index comes, names answer alone', () => {
  const alone = new SearchEngine({ pages }, words);
  expect(alone.search('port', 7).pages[0]!.title).toBe('server.port');
  expect(alone.search('3000', 7).total).toBe(0);
  expect(alone.search('le café', 7).pages[0]!.title).toBe('Server');
});

test('headings above a section, outermost first', () => {
  const { headings } = pages[6]!;
  expect(headingsAbove(headings, 2).map(([, text]) => text)).toEqual([
    'Change the port',
    'When it is taken',
  ]);
});
