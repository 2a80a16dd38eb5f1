import { markText, mergeRanges } from '../../../../src/search/engine/answer/snippet';

const show = (text: string, terms: string[], onlyBeginnings = false) => {
  const { marks } = markText(
    text,
    terms.map((term) => ({ text: term, onlyBeginnings })),
  );
  return [...marks]
    .reverse()
    .reduce(
      (marked, [from, to]) =>
        `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      text,
    );
};

test.each([
  ['dev.assetPrefix', ['prefix'], 'dev.asset[Prefix]'],
  ['process.env.ASSET_PREFIX', ['assetprefix'], 'process.env.[ASSET_PREFIX]'],
  ['import the port', ['port'], 'import the [port]'],
  ['an import', ['port'], 'an im[port]'],
  ['Le Café', ['cafe'], 'Le [Café]'],
  ['修改端口', ['端口'], '修改[端口]'],
  ['<b>x</b>', ['b'], '<[b]>x</[b]>'],
  ['ababa', ['aba', 'bab'], '[abab]a'],
  ['nothing', ['x'], 'nothing'],
])('in %s, %j is marked as %s', (text, terms, marked) => {
  expect(show(text, terms)).toBe(marked);
});

test('what stands for another word is marked where a word begins only', () => {
  expect(show('an import', ['port'], true)).toBe('an import');
});

test('ranges that overlap or touch become one', () => {
  expect(
    mergeRanges([
      [4, 6],
      [0, 2],
      [2, 3],
      [5, 9],
    ]),
  ).toEqual([
    [0, 3],
    [4, 9],
  ]);
});
