import type { Groups } from '../../../src/landing/benchmark-groups';
import { verdicts } from '../../../src/landing/benchmark-verdict';

const tool = (label: string, dev: number) => ({ label, metrics: [{ desc: 'dev', time: dev }] });

test.each([
  ['ahead', 1, 2, 3, { result: 'ahead', other: 'B', times: '2.0' }],
  ['ahead of the better of the others', 1, 6, 1.5, { result: 'ahead', other: 'C', times: '1.5' }],
  ['behind', 3, 9, 1.2, { result: 'behind', other: 'C', times: '2.5' }],
  ['level when nothing is left after rounding', 1, 1.04, 7, { result: 'level', other: 'B' }],
])('%s', (_, a, b, c, expected) => {
  const groups: Groups = { a: tool('A', a), b: tool('B', b), c: tool('C', c) };
  expect(verdicts(groups, 'a')).toEqual([expect.objectContaining({ desc: 'dev', ...expected })]);
});

test('metrics are compared with those of the same kind, the first of two equals is named', () => {
  const both = (label: string, dev: number, build: number) => ({
    label,
    metrics: [
      { desc: 'dev', time: dev },
      { desc: 'build', time: build },
    ],
  });
  const groups: Groups = { a: both('A', 4, 2), b: both('B', 8, 1), c: both('C', 8, 9) };
  expect(verdicts(groups, 'a')).toEqual([
    { desc: 'dev', result: 'ahead', other: 'B', times: '2.0' },
    { desc: 'build', result: 'behind', other: 'B', times: '2.0' },
  ]);
});

test('a tool that was not measured has no verdict', () => {
  expect(verdicts({ b: tool('B', 1) }, 'a')).toEqual([]);
});
