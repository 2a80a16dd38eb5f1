import { WordIndex } from '../../../../src/search/engine/index/word-index';

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
    .containing(text)
    .sort((a, b) => b.quality - a.quality)
    .map(({ word }) => index.postingsOf(word).records[0]);

test.each([
  ['port', [3, 4, 2]],
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

test.each([
  ['alais', false, ['alias']],
  ['asetprefix', false, ['assetprefix']],
  ['prefx', false, ['prefix']],
  ['outpt', false, ['output']],
  ['assrt', true, ['assetprefix', 'asset']],
])('%s (unfinished: %s) may be meant as %j', (text, isUnfinished, spellings) => {
  expect(index.misspelt(text, isUnfinished).spellings).toEqual(expect.arrayContaining(spellings));
});

test('the number of times a record has a word is kept', () => {
  const repeated = new WordIndex();
  ['a', 'a', 'b', 'a'].forEach((word) => repeated.add(word, 5));
  expect(repeated.postingsOf(0)).toEqual({ records: [5], counts: [3] });
});
