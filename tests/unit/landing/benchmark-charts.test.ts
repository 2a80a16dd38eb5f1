import { charts, LONGEST_BAR } from '../../../src/landing/benchmark-charts';

const tool = (label: string, dev: number) => ({ label, metrics: [{ desc: 'dev', time: dev }] });

test.each([
  ['ahead', 1, 2, 3, { result: 'ahead', other: 'B', times: '2.0' }],
  ['ahead of the better of the others', 1, 6, 1.5, { result: 'ahead', other: 'C', times: '1.5' }],
  ['behind', 3, 9, 1.2, { result: 'behind', other: 'C', times: '2.5' }],
  ['level when nothing is left after rounding', 1, 1.04, 7, { result: 'level', other: 'B' }],
])('%s', (_, a, b, c, expected) => {
  const groups = { a: tool('A', a), b: tool('B', b), c: tool('C', c) };
  expect(charts(groups, 'a')).toEqual([expect.objectContaining({ desc: 'dev', ...expected })]);
});

test('metrics are compared with those of the same kind, the first of two equals is named', () => {
  const both = (label: string, dev: number, build: number) => ({
    label,
    metrics: [
      { desc: 'dev', time: dev },
      { desc: 'build', time: build },
    ],
  });
  const groups = { a: both('A', 4, 2), b: both('B', 8, 1), c: both('C', 8, 9) };
  const [dev, build] = charts(groups, 'a');
  expect(dev).toMatchObject({ desc: 'dev', result: 'ahead', other: 'B', times: '2.0' });
  expect(build).toMatchObject({ desc: 'build', result: 'behind', other: 'B', times: '2.0' });
});

test('the longest bar of a metric has the whole width', () => {
  const [chart] = charts({ a: tool('A', 0.1), b: tool('B', 0.4) }, 'a');
  expect(chart!.bars).toEqual([
    { name: 'a', label: 'A', time: 0.1, share: 0.25, isCut: false },
    { name: 'b', label: 'B', time: 0.4, share: 1, isCut: false },
  ]);
});

test('bars that would grow too long are cut off', () => {
  const groups = {
    a: tool('A', LONGEST_BAR / 2),
    b: tool('B', LONGEST_BAR),
    c: tool('C', LONGEST_BAR * 8),
  };
  expect(charts(groups, 'a')[0]!.bars.map(({ share, isCut }) => [share, isCut])).toEqual([
    [0.5, false],
    [1, false],
    [1, true],
  ]);
});

test('a tool that was not measured has no chart', () => {
  expect(charts({ b: tool('B', 1) }, 'a')).toEqual([]);
});
