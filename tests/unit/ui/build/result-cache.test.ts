import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openResultCache } from '../../../../src/ui/build/result-cache';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
const file = path.join(folder, 'below/results.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

function build(texts: Record<string, string>, version = '1') {
  const cache = openResultCache<string>(file, version);
  const found = Object.keys(texts).filter((text) => cache.find(text) !== undefined);
  for (const [text, result] of Object.entries(texts)) cache.keep(text, result);
  cache.save();
  return found;
}

beforeEach(() => fs.rmSync(file, { force: true }));

test('what a build keeps, the next one finds', () => {
  build({ a: 'A', b: 'B' });
  expect(openResultCache(file, '1').find('a')).toBe('A');
  expect(openResultCache(file, '1').find('c')).toBeUndefined();
});

test('nothing is found that was made in another way', () => {
  build({ a: 'A' });
  expect(openResultCache(file, '2').find('a')).toBeUndefined();
});

test('what a build found stays, without being kept again, and the rest leaves', () => {
  build({ a: 'A', b: 'B' });
  const cache = openResultCache(file, '1');
  cache.find('a');
  cache.save();
  expect(openResultCache(file, '1').find('a')).toBe('A');
  expect(openResultCache(file, '1').find('b')).toBeUndefined();
});

test('a file that can’t be read is as none', () => {
  build({ a: 'A' });
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').slice(0, -2));
  expect(build({ a: 'A' })).toEqual([]);
  expect(build({ a: 'A' })).toEqual(['a']);
});
