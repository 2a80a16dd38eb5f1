import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceLine } from '../../../../../src/plugins/after-build/markdown/source-line';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'source-line-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function lineIn(text: string, heading: string | undefined): string {
  const file = path.join(folder, 'page.mdx');
  fs.writeFileSync(file, text);
  return sourceLine(file, { heading }).slice(file.length);
}

test('the line is that of the first tag below the heading', () => {
  const text = '---\ntitle: A\n---\n\n<First />\n\n## `b` and c\n\nText.\n\n<Second />\n';
  expect(lineIn(text, 'b and c')).toBe(':11');
});

test('code has no tags', () => {
  const text = '## b\n\n`<a>` in a line\n\n```html\n<b></b>\n```\n\n<Chart />\n';
  expect(lineIn(text, 'b')).toBe(':9');
});

test('above the first heading, it is the first tag of the page', () => {
  expect(lineIn('Text.\n\n<Chart />\n\n## b\n', undefined)).toBe(':3');
});

test('where the tag is in a fragment, it is the heading', () => {
  expect(lineIn('Text.\n\n## b\n\nText.\n', 'b')).toBe(':3');
});

test.each([
  ['a word of a text is no heading', 'b\n\n## c b\n\n<First />\n\n## b\n\n<Second />\n', 'b', ':9'],
  ['a tag in a line of code is none', '## b\n\n`~~~` and ~x~ <Chart />\n', 'b', ':3'],
  [
    'a fence ends where it ends',
    '- item\n\n  ~~~html\n  <b></b>\n  ~~~\n\n<Chart />\n',
    undefined,
    ':7',
  ],
  ['text beside code is no tag', '## b\n\na <`b`> c\n\n<Chart />\n', 'b', ':5'],
  ['a heading may have the tag', '## <b>b</b>\n\n<Chart />\n', '<b>b</b>', ':1'],
  ['the first line may have it', '<Chart />\n\n## b\n', undefined, ':1'],
  ['the first line may be the heading', '## b\n\nText.\n', 'b', ':1'],
  ['without a tag or the heading, it is the file', 'Text.\n\n## b\n', 'c', ''],
])('%s', (_, text, heading, line) => {
  expect(lineIn(text, heading)).toBe(line);
});

test('another error is one of the file', () => {
  expect(sourceLine('page.mdx', undefined)).toBe('page.mdx');
});
