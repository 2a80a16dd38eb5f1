import { compareVersions, formatVersion } from '../../../src/history/versions';

test('versions are in the order of their numbers', () => {
  const sorted = ['1.10.0', '1.2.0', '1.2.10', '2.0.0', '1.2.9'].sort(compareVersions);
  expect(sorted).toEqual(['1.2.0', '1.2.9', '1.2.10', '1.10.0', '2.0.0']);
});

test.each([
  ['1.3.12', undefined, '1.3.12'],
  ['1.3.14', '1.3.12', '1.3.13–1.3.14'],
  ['1.4.2', '1.3.22', '1.4.0–1.4.2'],
  ['2.3.2', '2.2.14', '2.3.0–2.3.2'],
])('a change in %s, after %s, is told as %s', (version, after, shown) => {
  expect(formatVersion({ version, after })).toBe(shown);
});
