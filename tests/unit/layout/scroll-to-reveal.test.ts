import { scrollToReveal } from '../../../src/layout/scroll-to-reveal';

test.each([
  ['an item in sight moves nothing', 150, 100, 100],
  ['an item at the upper edge moves nothing', 100, 100, 100],
  ['an item at the lower edge moves nothing', 454, 100, 100],
  ['an item that is cut off comes to the middle', 455, 100, 278],
  ['an item below comes to the middle', 1000, 0, 823],
  ['an item above comes to the middle', 400, 2000, 223],
  ['an item of a list that nobody has scrolled yet comes to the middle', 377, undefined, 200],
  ['an item near the top does not scroll beyond it', 46, 2000, 0],
])('%s', (_, top, scrollTop, expected) => {
  expect(scrollToReveal(top, 46, { scrollTop, height: 400 })).toBe(expected);
});
