import { nearestName } from '../../../src/config-check/nearest-name';

test.each([
  ['asetPrefix', 'assetPrefix'],
  ['assetprefix', 'assetPrefix'],
  ['assetPreifx', 'assetPrefix'],
  ['minfy', 'minify'],
  ['js', 'js'],
  ['sj', 'js'],
  ['somethingElse', undefined],
])('%s means %s', (name, meant) => {
  expect(nearestName(name, ['css', 'js', 'assetPrefix', 'minify'])).toBe(meant);
});
