import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAllPages } from '../../../../src/markdown/build/all-pages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
const cacheFile = path.join(folder, 'pages.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const site = {
  outDir: path.join(folder, 'out'),
  origin: 'https://example.com',
  baseUrl: '/',
  baseUrls: ['/', '/zh/'],
  language: 'en',
  routesPaths: ['/a', '/b', '/hidden', '/not-built'],
  codeTranslations: {},
};

function write(name: string, text: string, { robots = 'all', script = 'main.1.js' } = {}) {
  const file = path.join(site.outDir, name, 'index.html');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    `<html><head><meta name=robots content=${robots}><script src=${script}></script></head><body><main><h1>${name}</h1><p>${text}</p></main></body></html>`,
  );
}

async function read(changes: Partial<typeof site> = {}) {
  const pages = await readAllPages({ ...site, ...changes }, new Map(), cacheFile);
  return Object.fromEntries([...pages].map(([address, { file }]) => [address, file]));
}

/** Puts a mark into what the last build kept, which tells it from what is read anew. */
function markKept() {
  const kept = fs.readFileSync(cacheFile, 'utf8');
  fs.writeFileSync(cacheFile, kept.replaceAll('First', 'Kept'));
}

beforeEach(async () => {
  fs.rmSync(cacheFile, { force: true });
  write('a', 'First');
  write('b', 'First');
  write('hidden', 'First', { robots: 'noindex' });
  await read();
  markKept();
});

test('pages that robots may read are read, where they were built', async () => {
  expect(Object.keys(await read())).toEqual(['/a', '/b']);
});

test('a page whose text changed is read anew, the others are as kept', async () => {
  write('a', 'Second');
  const pages = await read();
  expect(pages['/a']).toContain('Second');
  expect(pages['/b']).toContain('Kept');
});

test('a page with other scripts is as kept', async () => {
  write('a', 'First', { script: 'main.2.js' });
  expect((await read())['/a']).toContain('Kept');
});

test.each([
  ['another origin', { origin: 'https://example.org' }],
  ['other pages to link to', { routesPaths: ['/a', '/hidden'] }],
  ['other words', { codeTranslations: { 'theme.admonition.note': 'Remark' } }],
])('all are read anew for a site with %s', async (_, changes) => {
  expect((await read(changes))['/a']).toContain('First');
});
