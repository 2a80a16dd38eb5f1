import { iconKind } from '../../../src/landing/feature-icon';

test.each([
  ['/img/speed.svg', 'picture'],
  ['https://example.com/a.png', 'picture'],
  ['M4 7h9M19 7h1', 'drawing'],
  ['m-.5 2h3', 'drawing'],
  ['http://example.com/a.png', 'picture'],
  ['a/b', 'sign'],
  ['see https://example.com', 'sign'],
  ['a m4 7h9', 'sign'],
  ['m', 'sign'],
  ['🚀', 'sign'],
  ['Mi', 'sign'],
])('%s is a %s', (icon, kind) => {
  expect(iconKind(icon)).toBe(kind);
});
