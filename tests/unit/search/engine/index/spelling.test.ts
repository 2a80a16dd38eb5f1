import {
  bitCount,
  isOneEditApart,
  letterSet,
  Spellings,
} from '../../../../../src/search/engine/index/spelling';
import { wordOf } from '../../../../../src/search/engine/text/tokenizer';

test.each([
  ['alais', 'alias', true],
  ['proxi', 'proxy', true],
  ['polyfil', 'polyfill', true],
  ['asset', 'aset', true],
  ['port', 'sport', true],
  ['port', 'port', false],
  ['port', 'part s', false],
  ['abcd', 'badc', false],
  ['abcd', 'bxcd', false],
  ['abcd', 'xacd', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s and %s: %s', (a, b, apart) => {
  expect(isOneEditApart(a, b)).toBe(apart);
  expect(isOneEditApart(b, a)).toBe(apart);
});

test('words one edit apart differ in at most one letter each way', () => {
  expect(bitCount(letterSet('proxy') & ~letterSet('proxi'))).toBe(1);
  expect(bitCount(letterSet('alias') ^ letterSet('alais'))).toBe(0);
  expect(bitCount(-1)).toBe(32);
});

const spellings = new Spellings(['dev.assetPrefix', 'alias', 'hmr', 'to'].map(wordOf));

test.each([
  ['alais', ['alias']],
  ['asetprefix', ['assetprefix']],
  ['prefx', ['prefix']],
  ['hrm', ['hmr']],
  ['two', []],
  ['ot', []],
])('%s may be meant as %j', (text, meant) => {
  expect(spellings.near(text).map((spelling) => spelling.text)).toEqual(meant);
});
