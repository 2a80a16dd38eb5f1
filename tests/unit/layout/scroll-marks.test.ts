import { navbarAfterScroll } from '../../../src/layout/scroll-marks';

test.each([
  ['down hides', { hidden: false, y: 0 }, 300, true],
  ['further down keeps it hidden', { hidden: true, y: 300 }, 900, true],
  ['up shows', { hidden: true, y: 900 }, 899, false],
  ['further up keeps it shown', { hidden: false, y: 899 }, 200, false],
  ['no movement changes nothing', { hidden: true, y: 300 }, 300, true],
  ['the top always shows it', { hidden: true, y: -20 }, 0, false],
  ['the first scroll of a new page hides nothing', { hidden: false, y: Infinity }, 500, false],
])('%s', (_, before, y, hidden) => {
  expect(navbarAfterScroll(before, y).hidden).toBe(hidden);
});
