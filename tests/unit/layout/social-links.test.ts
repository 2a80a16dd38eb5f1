import { socialOverflow } from '../../../src/layout/social-links';

test.each([
  [0, 0, 0],
  [4, 4, 0],
  [5, 5, 0],
  [6, 5, 1],
  [9, 5, 4],
])('of %d links %d are shown and %d are behind the popup', (count, shown, hidden) => {
  const links = Array.from({ length: count }, (_, i) => i);
  const split = socialOverflow(links);
  expect([split.shown.length, split.hidden.length]).toEqual([shown, hidden]);
  expect([...split.shown, ...split.hidden]).toEqual(links);
});
