import { activeHeading } from '../../../src/layout/outline-marks';

test.each<[number[], boolean, number]>([
  [[300, 600, 900], false, -1],
  [[96, 600, 900], false, 0],
  [[-200, 96.0, 900], false, 1],
  [[-900, -300, 40], false, 2],
  [[-200, 97, 900], false, 0],
  [[-200, 300, 900], true, 2],
  [[], false, -1],
  [[], true, -1],
])('headings at %j, at the bottom: %s → %d', (tops, atBottom, expected) => {
  expect(activeHeading({ tops, offset: 96, atBottom })).toBe(expected);
});
