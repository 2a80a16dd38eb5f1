import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPage } from '../pages/page';
import { findFault } from './address-form';
import { askAddress, type Answer } from './ask-address';
import { listExternalLinks } from './external-links';
import { noteAnswers } from './links-record';

describe('askAddress', () => {
  /** Answers with the status of the path, and leads on to what follows it. */
  const server = http.createServer(({ url }, response) => {
    const [, status, ...rest] = url!.split('/');
    response.writeHead(Number(status), rest.length ? { Location: `/${rest.join('/')}` } : {}).end();
  });
  let origin = '';
  beforeAll(
    () =>
      new Promise<void>((resolve) =>
        server.listen(0, '127.0.0.1', () => {
          origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
          resolve();
        }),
      ),
  );
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test.each([
    ['/200', 'there'],
    ['/302/404', 'there'],
    ['/404', 'gone'],
    ['/410', 'gone'],
    ['/301/404', 'gone'],
    ['/403', undefined],
    ['/429', undefined],
    ['/503', undefined],
  ])('%s: %s', async (address, expected) => {
    expect(await askAddress(origin + address)).toBe(expected);
  });

  test('a move for good is followed to its end', async () => {
    expect(await askAddress(`${origin}/301/308/200`)).toEqual({ movedTo: `${origin}/200` });
  });

  test('an address that goes round, and one that nobody answers, say nothing', async () => {
    expect(await askAddress(`${origin}/301/301/301/301/301/200`)).toBeUndefined();
    expect(await askAddress('http://127.0.0.1:1/')).toBeUndefined();
  });
});

test('an answer replaces what was known, and none keeps it', () => {
  const before = {
    moved: { a: 'b', c: 'd', gone: 'x' },
    gone: { e: '2026-01-01', f: '2026-01-01' },
  };
  const answers = new Map<string, Answer>([
    ['a', undefined],
    ['c', 'there'],
    ['e', 'gone'],
    ['f', undefined],
    ['g', 'gone'],
    ['h', { movedTo: 'i' }],
  ]);
  expect(noteAnswers(before, answers, '2026-11-27')).toEqual({
    moved: { a: 'b', h: 'i' },
    gone: { e: '2026-01-01', f: '2026-01-01', g: '2026-11-27' },
  });
});

test.each([
  ['https://react.dev/', undefined],
  ['https://npmjs.com/search?q=a&ranking=popularity', undefined],
  ['http://react.dev/', 'https'],
  ['https://React.dev/', 'the host as react.dev'],
  ['https://react.dev:8443/', 'no port'],
  ['https://a:b@react.dev/', 'no name and no password'],
  ['https://react.dev/learn//start', 'one slash between two folders'],
  ['https://react.dev/learn.', 'no punctuation at the end'],
  ['https://react.dev/learn。', 'no punctuation at the end'],
  ['https://react.dev/?utm_source=x', 'no parameters that follow a reader'],
  ['https://', 'an address that a browser can read'],
])('the form of %s: %s', (address, fault) => {
  expect(findFault(address)).toBe(fault);
});

test('links are listed once, with all places; those of the interface are among them', () => {
  const page = readPage(
    'docs/a.mdx',
    'See [A](https://a.test/x#y), [B](/b) and\n[A](https://a.test/x).\n',
  );
  const links = listExternalLinks({ files: [page.file], page: () => page });
  expect(links.get('https://a.test/x')).toEqual(['docs/a.mdx:1', 'docs/a.mdx:2']);
  expect([...links.keys()]).not.toContain('/b');
  expect(links.get('https://github.com/web-infra-dev/rsbuild')).toContainEqual(
    expect.stringMatching(/^src\/layout\/footer\.ts:\d+$/),
  );
});
