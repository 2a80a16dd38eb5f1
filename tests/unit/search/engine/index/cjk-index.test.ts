import { CjkIndex, segment } from '../../../../../src/search/engine/index/cjk-index';

const index = new CjkIndex();
index.add('开发服务器的端口', 1);
index.add('端口', 1);
index.add('修改端口', 4);

test.each([
  ['端口', { 1: 2, 4: 1 }],
  ['服务器', { 1: 1 }],
  ['口', { 1: 2, 4: 1 }],
  ['器端', {}],
  ['服务员', {}],
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
])('of %s the first %i characters are together', (run, length) => {
  expect(index.knownLength(run)).toBe(length);
});

const texts = new CjkIndex();
['设置开发服务器的端口', '修改配置文件', '代理', '热更新失效', '目录'].forEach((run, i) =>
  texts.add(run, i),
);
const words = { stopWords: new Set(['修改', '怎么', '的']), cjkWords: new Set(['开发服务器']) };

test.each([
  ['端口', '端口'],
  ['修改端口', '修改 端口'],
  ['怎么修改开发服务器端口', '怎么 修改 开发服务器 端口'],
  ['开发服务器的端口', '开发服务器 的 端口'],
  ['配置文件目录', '配置 文件 目录'],
  ['热更新', '热更新'],
  ['代理龘', '代理 龘'],
])('%s is cut into %s', (run, pieces) => {
  expect(
    segment(run, texts, words)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(pieces);
});

test('words that a page need not have are told from others', () => {
  const isStopWord = (run: string) =>
    segment(run, texts, words).map((each) => [each.text, each.isStopWord]);
  expect(isStopWord('修改端口')).toEqual([
    ['修改', true],
    ['端口', false],
  ]);
  expect(isStopWord('口')).toEqual([['口', false]]);
});

test('a character left over is a stop word, unless nothing has it', () => {
  expect(segment('代理口', texts, words).at(-1)).toEqual({ text: '口', isStopWord: true });
  expect(segment('代理龘', texts, words).at(-1)).toEqual({ text: '龘', isStopWord: false });
});

test.each([
  ['a synonym is cut out before other known characters', '开发布', '开 发布'],
  ['three known characters are rather one word than two', '热更新', '热更新'],
  ['three known characters are a word beside another one', '热更新代理', '热更新 代理'],
])('%s', (_, run, pieces) => {
  const synonyms = { stopWords: new Set<string>(), cjkWords: new Set(['发布']) };
  expect(
    segment(run, texts, synonyms)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(pieces);
});
