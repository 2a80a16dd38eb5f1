import { execFile } from 'node:child_process';
import path from 'node:path';
import type { FoundPages } from '#tools/search/built-docs';

const root = path.resolve(__dirname, '../..');

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What `npm run -s docs -- search …` prints. */
const search = (...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    execFile(
      'npm',
      ['run', '-s', 'docs', '--', 'search', ...args],
      { cwd: root },
      (error, ...out) =>
        resolve({ code: error ? Number(error.code) : 0, stdout: out[0], stderr: out[1] }),
    );
  });

test.each([
  ['en', '/config/resolve/alias', /^Shorten import paths/],
  ['zh', '/zh/config/resolve/alias', /缩短导入路径/],
])('in %s, --json prints pages with addresses and passages', async (lang, address, text) => {
  const { code, stdout } = await search('alias', '--lang', lang, '--json', '--limit', '3');
  expect(code).toBe(0);
  const found = JSON.parse(stdout) as FoundPages;
  expect(found).toMatchObject({ query: 'alias', language: lang });
  expect(found.total).toBeGreaterThan(3);
  expect(found.pages).toHaveLength(3);
  expect(found.pages[0]).toMatchObject({ title: 'resolve.alias', address });
  expect(found.pages[0]!.passages[0]!.text).toMatch(text);
});

test('without --json the same is there to read', async () => {
  const { stdout } = await search('self', 'signed', 'certificate');
  expect(stdout).toMatch(/^server\.https {2}\/config\/server\/https {2}\(Config › server\)$/m);
  expect(stdout).toMatch(/\d+ of \d+ pages\n$/);
});

test('what cannot be found is said', async () => {
  expect((await search('qqqqxzzz')).stdout).toBe('Nothing found for “qqqqxzzz”.\n');
});

test.each([
  [[], /Expected a query, found none: npm run/],
  [['alias', '--lang', 'fr'], /--lang: expected en or zh, found fr\./],
  [['alias', '--limit', 'many'], /--limit: expected a whole number from 1, found many\./],
])('wrong words are said in one line: %j', async (args, message) => {
  const { code, stderr } = await search(...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});
