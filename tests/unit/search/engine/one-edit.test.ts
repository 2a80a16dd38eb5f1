import {
  bitCount,
  isOneEditApart,
  isOneEditFromPrefix,
  letterSet,
} from '../../../../src/search/engine/index/spelling';

test.each([
  ['alais', 'alias', true],
  ['proxi', 'proxy', true],
  ['polyfil', 'polyfill', true],
  ['asset', 'aset', true],
  ['port', 'sport', true],
  ['port', 'port', false],
  ['port', 'part s', false],
  ['abcd', 'badc', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s and %s: %s', (a, b, apart) => {
  expect(isOneEditApart(a, b)).toBe(apart);
  expect(isOneEditApart(b, a)).toBe(apart);
});

test.each([
  ['confgi', 'configuration', true],
  ['polifi', 'polyfill', true],
  ['mnify', 'minify', true],
  ['config', 'port', false],
])('%s begins %s: %s', (typed, word, begins) => {
  expect(isOneEditFromPrefix(typed, word)).toBe(begins);
});

test('words one edit apart differ in at most one letter each way', () => {
  expect(bitCount(letterSet('proxy') & ~letterSet('proxi'))).toBe(1);
  expect(bitCount(letterSet('alias') ^ letterSet('alais'))).toBe(0);
  expect(bitCount(-1)).toBe(32);
});
