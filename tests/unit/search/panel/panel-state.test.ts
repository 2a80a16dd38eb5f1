import { RecentMap } from '../../../../src/search/source/source';
import { addRecent, MAX_RECENT, parseRecent } from '../../../../src/search/panel/useRecentSearches';
import { moveSelection, placeOfChoice } from '../../../../src/search/panel/useSelection';

test('a recent map forgets what was not used for longest', () => {
  const map = new RecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test.each([
  [['port'], 'proxy', ['proxy', 'port']],
  [['port', 'proxy'], 'Proxy ', ['Proxy', 'port']],
  [['port'], '  ', ['port']],
])('%j and then “%s” are %j', (recent, search, next) => {
  expect(addRecent(recent, search)).toEqual(next);
});

test('only the last recent searches are kept', () => {
  const many = Array.from({ length: 20 }, (_, i) => `query ${i}`);
  expect(many.reduce<string[]>(addRecent, [])).toHaveLength(MAX_RECENT);
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['nonsense', []],
])('storage %s reads as %j', (stored, recent) => {
  expect(parseRecent(stored)).toEqual(recent);
});

test.each([
  [0, 3, 1, 1],
  [2, 3, 1, 0],
  [0, 3, -1, 2],
  [0, 0, 1, 0],
] as const)('from row %i of %i by %i to %i', (selected, rows, step, next) => {
  expect(moveSelection(selected, rows, step)).toBe(next);
});

test.each([
  ['stays', ['a', 'b', 'c'], { index: 1, item: 'b' }, 1],
  ['moves with its list', ['new', 'a', 'b'], { index: 1, item: 'b' }, 2],
  ['stays the second of two that are the same', ['a', 'a'], { index: 1, item: 'a' }, 1],
  ['is the first when it is gone', ['c', 'd'], { index: 1, item: 'b' }, 0],
  ['is none in an empty list', [], { index: 0, item: '' }, 0],
])('what was chosen %s', (_, items, choice, place) => {
  expect(placeOfChoice(items, { query: 'port', ...choice })).toBe(place);
});
