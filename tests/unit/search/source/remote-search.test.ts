import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteAddress, searchRemotely } from '../../../../src/search/source/remote-source';

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

const queryAt = (path: string) => ({
  apiUrl: origin + path,
  searchIndexes: ['a', 'b'],
  keyword: 'port & 端口',
  limit: 7,
  lang: 'en',
});
const search = (path: string, signal = new AbortController().signal, timeout?: number) =>
  searchRemotely(queryAt(path), signal, timeout);

test('asks with keyword, limit, language and indexes', async () => {
  await search('/ok');
  expect(asked.at(-1)).toBe(
    '/ok?keyword=port+%26+%E7%AB%AF%E5%8F%A3&limit=7&lang=en&searchIndexes=a%2Cb',
  );
});

test('an address with a query of its own keeps it', () => {
  expect(remoteAddress({ ...queryAt('/ok'), apiUrl: 'https://api.example.com/?key=1' })).toMatch(
    /^https:\/\/api\.example\.com\/\?key=1&keyword=/,
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
  const query = { ...queryAt(''), apiUrl: 'http://127.0.0.1:9/' };
  expect(await searchRemotely(query, new AbortController().signal)).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
});

test('an answer that takes too long is logged and gives no results', async () => {
  expect(await search('/slow', undefined, 50)).toEqual([]);
  expect(error.mock.calls[0]![0]).toContain('no answer within 50 ms');
});

test('a query that is no longer wanted ends quietly', async () => {
  const controller = new AbortController();
  const answer = search('/slow', controller.signal);
  controller.abort();
  expect(await answer).toEqual([]);
  expect(await search('/ok', controller.signal)).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test('hits that are not sound, or lead to scripts, are left out', async () => {
  const [group] = await search('/odd');
  expect(group!.result.pages.map(({ title }) => title)).toEqual(['Good']);
  expect(group!.result.pages[0]!.rows[0]!.breadcrumb[0]!.marks).toEqual([[0, 4]]);
});
