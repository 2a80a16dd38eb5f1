import { cutLines } from '../../../src/code/wrap-code';

test.each([
  ['a'.repeat(38), undefined],
  ['a'.repeat(39), 'phones'],
  ['a'.repeat(76), 'phones'],
  ['a'.repeat(77), 'all'],
  [`${'a'.repeat(30)}\n${'b'.repeat(30)}`, undefined],
  [`<span class="k">${'a'.repeat(30)}</span>`, undefined],
  ['&lt;'.repeat(38), undefined],
])('%s: cut on %s', (html, screens) => {
  expect(cutLines(html)).toBe(screens);
});
