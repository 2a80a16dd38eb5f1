import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { remotePages } from '../../../../src/search/source/remote-source';
import { RemoteSource, remoteAddress } from '../../../../src/search/source/remote-source';

const hits = [
  { type: 'title', title: 'server.port', link: '/config/server/port' },
  {
    type: 'header',
    title: 'server.port',
    header: 'When the port is taken',
    link: '/config/server/port#taken',
  },
  {
    type: 'content',
    title: 'Server',
    statement: 'The <b>port</b> is 3000.',
    link: 'https://docs.example.com/server',
    highlights: [[7, 11]],
  },
];

/** What the server answers at each path. */
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/ok': (response) =>
    response.end(
      JSON.stringify([
        { index: 'docs', hits },
        { index: 'blog', hits: [] },
      ]),
    ),
  '/broken': (response) => response.writeHead(500).end('no'),
  '/html': (response) => response.end('<!doctype html>'),
  '/shape': (response) => response.end(JSON.stringify({ hits: [] })),
  '/odd': (response) =>
    response.end(
      JSON.stringify([
        {
          index: 'docs',
          hits: [
            null,
            7,
            { type: 'title', title: 'Script', link: 'javascript:alert(1)' },
            { type: 'title', title: 'Other host', link: '//evil.example.com' },
            { type: 'other', title: 'Kind', link: '/a' },
            {
              type: 'title',
              title: 'Good',
              link: '/good',
              highlights: [
                [0, 99],
                ['a', 'b'],
                [0, 4],
              ],
            },
          ],
        },
      ]),
    ),
  '/cut': (response) => {
    response.write('[{"index":');
    response.destroy();
  },
  '/slow': () => {},
};

let server: http.Server;
let origin: string;
const asked: string[] = [];
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url!);
    answers[request.url!.split('?')[0]!]!(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => error.mockClear());

const sourceAt = (apiUrl: string, timeout?: number) =>
  new RemoteSource({ apiUrl, searchIndexes: ['a', 'b'], lang: 'en', timeout });
const search = (path: string, timeout?: number) =>
  sourceAt(origin + path, timeout).search('port & 端口', 7);

test('asks with keyword, limit, language and indexes', async () => {
  await search('/ok');
  expect(asked.at(-1)).toBe(
    '/ok?keyword=port+%26+%E7%AB%AF%E5%8F%A3&limit=7&lang=en&searchIndexes=a%2Cb',
  );
});

test('an address with a query of its own keeps it', () => {
  const settings = { apiUrl: 'https://api.example.com/?key=1', searchIndexes: [], lang: 'en' };
  expect(remoteAddress(settings, 'port', 7)).toMatch(
    /^https:\/\/api\.example\.com\/\?key=1&keyword=port&/,
  );
});

test('groups become pages with rows, marks are those of the answer or of the query', async () => {
  const groups = await search('/ok');
  expect(groups.map(({ index, result }) => [index, result.total])).toEqual([
    ['docs', 2],
    ['blog', 0],
  ]);
  const [option, server] = groups[0]!.result.pages;
  expect(option!.rows.map(({ kind, link }) => [kind, link])).toEqual([
    ['title', '/config/server/port'],
    ['header', '/config/server/port#taken'],
  ]);
  expect(option!.rows[0]!.breadcrumb).toEqual([{ text: 'server.port', marks: [[7, 11]] }]);
  expect(server!.rows[0]!.snippet).toEqual({
    text: 'The <b>port</b> is 3000.',
    marks: [[7, 11]],
  });
});

test.each([
  ['/broken', 'status 500'],
  ['/html', 'not valid JSON'],
  ['/shape', 'expected a list of groups'],
  ['/cut', ''],
])('%s is logged and gives no results', async (path, message) => {
  expect(await search(path)).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain('Remote search failed');
  expect(error.mock.calls[0]![0]).toContain(message);
});

test('a server that is not there is logged and gives no results', async () => {
  expect(await sourceAt('http://127.0.0.1:9/').search('port', 7)).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
});

test('an answer that takes too long is logged and gives no results', async () => {
  expect(await search('/slow', 50)).toEqual([]);
  expect(error.mock.calls[0]![0]).toContain('timeout');
});

test('hits that are not sound, or lead to scripts, are left out', async () => {
  const [group] = await search('/odd');
  expect(group!.result.pages.map(({ title }) => title)).toEqual(['Good']);
  expect(group!.result.pages[0]!.rows[0]!.breadcrumb[0]!.marks).toEqual([[0, 4]]);
});

const hit = (says: object) => ({ type: 'title', title: 'server.port', link: '/a', ...says });

test.each([
  ['/config/server/port?a=1#taken', true],
  ['#taken', true],
  ['HTTPS://docs.example.com/a', true],
  ['//evil.example.com/a', false],
  ['/\\evil.example.com', false],
  ['data:text/html,a', false],
  ['see /a', false],
  ['https://', false],
  [undefined, false],
])('a hit that leads to %s is shown: %s', (link, expected) => {
  expect(remotePages([hit({ link })], 'port')).toHaveLength(expected ? 1 : 0);
});

test.each([
  ['a title that is no text', { title: 7 }],
  ['a heading that is no text', { header: 7 }],
  ['a passage that is no text', { statement: {} }],
])('a hit with %s is left out', (_, says) => {
  expect(remotePages([hit(says)], 'port')).toEqual([]);
});

test('marks belong to the passage of a content hit, else to the last heading; others are those of the query', () => {
  const says = {
    title: 'Port',
    header: 'The port 端口',
    statement: 'Any port.',
    highlights: [[4, 8]],
  };
  const marksOf = (type: string) => {
    const [row] = remotePages([hit({ ...says, type })], 'port 端口')[0]!.rows;
    return [...row!.breadcrumb, row!.snippet!].map(({ marks }) => marks);
  };
  expect(marksOf('header')).toEqual([[[0, 4]], [[4, 8]], [[4, 8]]]);
  const { highlights: _, ...unmarked } = says;
  const [row] = remotePages([hit({ ...unmarked, type: 'content' })], 'port 端口')[0]!.rows;
  expect(row!.breadcrumb[1]!.marks).toEqual([
    [4, 8],
    [9, 11],
  ]);
});

test.each([
  [[[0, 4]], [[0, 4]]],
  [[[2, 2]], []],
  [[[-1, 2]], []],
  [[[0.5, 2]], []],
  [[[3, 1]], []],
  [[[0, 11]], [[0, 11]]],
  [[[0, 12]], []],
  ['0-4', [[7, 11]]],
])('of the ranges %j the marks %j are made', (highlights, marks) => {
  expect(remotePages([hit({ highlights })], 'port')[0]!.rows[0]!.breadcrumb[0]!.marks).toEqual(
    marks,
  );
});

test('hits of one page are its rows, whatever they are mixed with', () => {
  const pages = remotePages(
    [hit({ link: '/a' }), hit({ link: '/b', title: 'b' }), hit({ link: '/a#x', type: 'header' })],
    'port',
  );
  expect(pages.map(({ title, rows }) => [title, rows.map(({ link }) => link)])).toEqual([
    ['server.port', ['/a', '/a#x']],
    ['b', ['/b']],
  ]);
});

test('of very long answers as much is read as a page can show', () => {
  const [long] = remotePages([hit({ title: 'x'.repeat(9000) })], 'port');
  expect(long!.title).toHaveLength(2000);
  const many = Array.from({ length: 300 }, (_, i) => hit({ link: `/${i}` }));
  expect(remotePages(many, 'port')).toHaveLength(200);
});

describe('as the source of the search', () => {
  test('as many pages are shown as are wanted, and all are counted', async () => {
    const [group] = await sourceAt(`${origin}/ok`).search('port', 1);
    expect([group!.result.pages.length, group!.result.total]).toEqual([1, 2]);
  });

  test('an answer is kept for its query and number of pages, a failure is not', async () => {
    const [good, broken] = [sourceAt(`${origin}/ok`), sourceAt(`${origin}/broken`)];
    const before = asked.length;
    for (const [query, limit] of [
      ['port', 7],
      ['port', 7],
      ['port', 50],
      ['host', 7],
    ] as const)
      await good.search(query, limit);
    expect(asked.length - before).toBe(3);
    await broken.search('port', 7);
    await broken.search('port', 7);
    expect(asked.length - before).toBe(5);
  });
});
