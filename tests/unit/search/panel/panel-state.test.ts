import { AnswerCache, type ResultGroup } from '../../../../src/search/source/source';
import { addRecent, MAX_RECENT, parseRecent } from '../../../../src/search/recent';
import { moveSelection, placeOfChoice } from '../../../../src/search/panel/selection';

const groupsOf = (total: number): ResultGroup[] => [{ index: '', result: { pages: [], total } }];

test('the 100 answers that were used last are kept, and none that is empty', async () => {
  const cache = new AnswerCache();
  const asked: string[] = [];
  const get = (key: string, groups = groupsOf(1)) =>
    cache.get(key, () => {
      asked.push(key);
      return Promise.resolve(groups);
    });
  for (let i = 0; i < 100; i++) await get(`query ${i}`);
  await get('query 0');
  await get('one more');
  asked.length = 0;
  for (const key of ['query 0', 'query 1', 'one more']) await get(key);
  expect(asked).toEqual(['query 1']);
  await get('failed', []);
  await get('failed', []);
  expect(asked).toEqual(['query 1', 'failed', 'failed']);
});

test.each([
  ['searches', ['port'], 'proxy', ['proxy', 'port']],
  ['searches', ['port', 'proxy'], 'Proxy', ['Proxy', 'port']],
  ['searches', ['port taken'], 'port', ['port', 'port taken']],
  ['pages', ['/a A', '/b B'], '/b New title', ['/b New title', '/a A']],
] as const)('the %s %j and then “%s” are %j', (kind, recent, text, next) => {
  expect(addRecent(recent, text, kind)).toEqual(next);
});

test('only the last recent searches are kept', () => {
  const many = Array.from({ length: 20 }, (_, i) => `query ${i}`);
  const kept = many.reduce<string[]>((recent, text) => addRecent(recent, text, 'searches'), []);
  expect(kept).toHaveLength(MAX_RECENT);
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
