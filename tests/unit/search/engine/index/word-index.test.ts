import { WordIndex } from '../../../../../src/search/engine/index/word-index';

const index = new WordIndex();
[
  'dev.assetPrefix',
  'output',
  'import',
  'port',
  'server.port',
  'alias',
  'prefix',
  'асинхронный',
].forEach((word, record) => index.add(word, record));

const found = (text: string) =>
  index
    .matching(text)
    .sort((a, b) => b.quality - a.quality)
    .map(({ word }) => index.postingsOf(word).records[0]);

test.each([
  ['port', [3, 4]],
  ['mport', [2]],
  ['prefix', [6, 0]],
  ['asset', [0]],
  ['setpre', [0]],
  ['dev', [0]],
  ['xyz', []],
  ['синхрон', [7]],
])('%s is found in %j, best first', (text, records) => {
  expect(found(text)).toEqual(records);
});

test('a single letter is found at the beginning of words only', () => {
  expect(found('p').sort()).toEqual([3, 6]);
});

test('of prefixes, words and parts of words count more than beginnings', () => {
  const words = new WordIndex();
  ['assets', 'dev.asset', 'asset', 'dev.assets'].forEach((word, record) => words.add(word, record));
  const qualities = words.matching('asset').map(({ quality }) => quality);
  const [inner, part, same, innerPart] = qualities as [number, number, number, number];
  expect(same).toBeGreaterThan(part);
  expect(part).toBeGreaterThan(inner);
  expect(inner).toBe(innerPart);
});

test('of a word that has a text in several places the best one counts', () => {
  const words = new WordIndex();
  ['viewport.port', 'server.port', 'ported.viewport'].forEach((word, record) =>
    words.add(word, record),
  );
  const qualities = words.matching('port').map(({ word, quality }) => [word, quality] as const);
  expect(qualities.map(([word]) => word)).toEqual([0, 1, 2]);
  const [viewportPort, serverPort, ported] = qualities.map(([, quality]) => quality);
  expect(viewportPort).toBe(serverPort);
  expect(ported).toBe(words.matching('porte')[0]!.quality);
});

test('a misspelt part finds every word that has it', () => {
  const { matches, spellings } = index.misspelt('prefx');
  expect(spellings).toEqual(['prefix']);
  expect(matches.map(({ word }) => index.postingsOf(word).records[0])).toEqual([0, 6]);
});

test('where only prefixes are wanted, nothing else is found', () => {
  expect(index.matching('mport', true)).toEqual([]);
  expect(index.matching('impor', true)).toHaveLength(1);
});

test('a misspelling counts no more than a partial match', () => {
  const { matches, spellings } = index.misspelt('alais');
  expect(spellings).toEqual(['alias']);
  expect(matches.map(({ word }) => index.postingsOf(word).records[0])).toEqual([5]);
  expect(matches[0]!.quality).toBeLessThan(index.matching('alia')[0]!.quality);
});

test('the number of times a record has a word is kept', () => {
  const repeated = new WordIndex();
  ['a', 'a', 'b', 'a'].forEach((word) => repeated.add(word, 5));
  expect(repeated.postingsOf(0)).toEqual({ records: [5], counts: [3] });
});
