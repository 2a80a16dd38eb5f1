import { isPlainClick } from '../../../src/ui/is-plain-click';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('a click with the main button follows a link here', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { button: 2 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is left to the browser', (click) => {
  expect(isPlainClick({ ...plain, ...click })).toBe(false);
});
