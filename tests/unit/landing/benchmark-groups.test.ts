import { checkGroups, longestTime, type Groups } from '../../../src/landing/benchmark-groups';

const group = (...times: (number | undefined)[]) => ({
  label: 'Tool',
  metrics: times.map((time) => ({ desc: 'dev', time })),
});
const groups = (entries: object) => entries as unknown as Groups;

test('the longest time is that of all groups', () => {
  expect(longestTime(groups({ a: group(1, 4), b: group(9, 2) }))).toBe(9);
});

test('good data passes', () => {
  expect(() => checkGroups(groups({ a: group(0, 1.5), b: group(2) }), 'x.json')).not.toThrow();
});

test.each([
  ['a negative time', { a: group(1), b: group(1, -0.5) }, /groups\.b: metrics\[1\].*found -0\.5/],
  ['a missing time', { a: group(undefined) }, /groups\.a: metrics\[0\].*found nothing/],
  ['a time that is no number', { a: group('1' as never) }, /groups\.a: metrics\[0\].*found "1"/],
  ['an empty group', { a: group(1), vite: group() }, /groups\.vite: .*empty group/],
  ['a group without metrics', { vite: { label: 'Vite' } }, /groups\.vite: .*empty group/],
  ['an endless time', { a: group(Infinity) }, /groups\.a: metrics\[0\]/],
  ['a label of spaces', { vite: { ...group(1), label: ' ' } }, /groups\.vite: expected a label/],
  [
    'no label at all',
    { vite: { ...group(1), label: undefined } },
    /groups\.vite: expected a label/,
  ],
  ['a group without a label', { vite: { ...group(1), label: '' } }, /groups\.vite: .*label/],
  ['no group', {}, /expected at least one/],
])('%s is refused by name', (_, data, message) => {
  expect(() => checkGroups(groups(data), 'src/landing/benchmark.json')).toThrow(message);
  expect(() => checkGroups(groups(data), 'src/landing/benchmark.json')).toThrow(
    /^src\/landing\/benchmark\.json/,
  );
});

test('each problem has its line, and the last line says how to mend them', () => {
  const data = groups({ a: group(-1), b: group() });
  expect(() => checkGroups(data, 'x.json')).toThrow(
    /^x\.json\n  groups\.a: .*\n  groups\.b: .*\nMeasure again: see bench\/build-tools\.$/,
  );
});
