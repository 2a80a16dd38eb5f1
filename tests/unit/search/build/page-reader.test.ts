import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPageReader } from '../../../../src/search/build/page-reader';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
const cacheFile = path.join(folder, 'pages.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const pageOf = ({ text = 'First', script = '1', robots = 'all', description = 'Page.' } = {}) =>
  `<html><head><meta name=robots content=${robots}><meta name=description content="${description}"><script src=/main.${script}.js></script></head><body><main><article><h1>Page</h1><div class=markdown><p>${text}</div></article></main></body></html>`;

/** Reads pages as one build does. */
function build(...pages: string[]) {
  const reader = openPageReader(cacheFile);
  const read = pages.map((page) => reader.read(page));
  reader.save();
  return read;
}

/** Puts a mark into what the last build kept, which tells it from what is read anew. */
function markKept() {
  const kept = fs.readFileSync(cacheFile, 'utf8');
  fs.writeFileSync(cacheFile, kept.replaceAll('First', 'Kept'));
}

beforeEach(() => {
  fs.rmSync(cacheFile, { force: true });
  build(pageOf());
  markKept();
});

test('a page that is as the last build had it is taken from that, whatever scripts it loads', () => {
  expect(build(pageOf(), pageOf({ script: '2' }))).toMatchObject([
    { title: 'Page', texts: ['Kept'] },
    { title: 'Page', texts: ['Kept'] },
  ]);
});

test.each([{ text: 'First and second' }, { description: 'Another.' }])(
  'a page with %j is read anew',
  (change) => {
    const [page] = build(pageOf(change));
    expect(page!.texts[0]).toMatch(/^First/);
  },
);

test('a page that asks not to be indexed has no text, also when it is read again', () => {
  const page = pageOf({ robots: 'noindex' });
  expect(build(page)).toEqual([undefined]);
  expect(build(page)).toEqual([undefined]);
});

test('a page without an article stops the build, also when it is read again', () => {
  const read = () => build('<html><head></head><body><main></main></body></html>');
  expect(read).toThrow(/expected an <article>/);
  expect(read).toThrow(/expected an <article>/);
});
