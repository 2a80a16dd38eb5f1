import { WideIndex } from '../../../../src/search/engine/index/cjk-index';

const index = new WideIndex();
index.add('开发服务器的端口', 1);
index.add('端口', 1);
index.add('修改端口', 4);

test.each([
  ['端口', { 1: 2, 4: 1 }],
  ['服务器', { 1: 1 }],
  ['口', { 1: 2, 4: 1 }],
  ['器端', {}],
  ['口修', {}],
])('%s is found in %j', (run, expected) => {
  const { records, counts } = index.postingsOf(run);
  expect(Object.fromEntries(records.map((record, i) => [record, counts[i]]))).toEqual(expected);
});

test.each([
  ['开发服务器端口', 5],
  ['修改端口号', 4],
  ['口', 1],
  ['龘', 0],
  ['口龘', 1],
])('of %s the first %i characters stand together', (run, length) => {
  expect(index.knownLength(run)).toBe(length);
});
