import fs from 'node:fs';
import path from 'node:path';
import { testTitles } from './test-titles';

const tests = path.resolve(__dirname, '../..');
const list = fs.readFileSync(path.join(tests, 'BEHAVIOURS.md'), 'utf8');

/** What the list names: a file, or a file with a group or a test in it. */
const named = [
  ...list.matchAll(/`([\w/.-]+\.(?:spec|setup|test)\.tsx?)`((?: › .+?)?)(?=<br>| \|)/g),
].map(([, file, title]) => file! + title!);

const titlesOf = (file: string): string[] =>
  fs.existsSync(path.join(tests, file))
    ? testTitles(path.join(tests, file)).map((title) => `${file} › ${title}`)
    : [];

const holds = (name: string, title: string) => title === name || title.startsWith(`${name} › `);

const browserTests = fs
  .readdirSync(path.join(tests, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:spec|setup)\.ts$/.test(file))
  .flatMap((file) => titlesOf(`e2e/${file.split(path.sep).join('/')}`));

const asWritten = (title: string) => title.replace(/^(\S+)/, '`$1`');

test('the list names only tests that exist: take away or rename', () => {
  const gone = [...new Set(named)].filter(
    (name) => !titlesOf(name.split(' › ')[0]!).some((title) => holds(name, title)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(gone.map(asWritten)).toEqual([]);
});

test('the list names every browser test: add these behind the behaviour that they hold', () => {
  const missing = browserTests.filter((title) => !named.some((name) => holds(name, title)));
  expect(missing.map(asWritten)).toEqual([]);
});
