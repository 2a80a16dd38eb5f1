import { hiddenParts, isBare, pageClasses } from '../../../src/ui/page-parts';

test.each<[Record<string, unknown>, string, string[]]>([
  [{}, '', []],
  [{}, '?navbar=0&footer=0', ['navbar', 'footer']],
  [{}, '?navbar=1&sidebar=false&outline=', []],
  [{ sidebar: false, outline: true }, '', ['sidebar']],
  [{ sidebar: false }, '?outline=0', ['sidebar', 'outline']],
  [{}, '?globalUIComponents=0', ['globalUIComponents']],
])('front matter %j and query "%s" hide %j', (frontMatter, search, expected) => {
  expect(hiddenParts(frontMatter, search)).toEqual(expected);
});

test.each<[Record<string, unknown>, string[]]>([
  [{}, ['page-doc']],
  [{ pageType: 'blank' }, ['page-blank']],
  [{ navbar: false, footer: false }, ['page-doc', 'hide-navbar', 'hide-footer']],
  [{ globalUIComponents: false, sidebar: true }, ['page-doc', 'hide-globalUIComponents']],
])('front matter %j marks <html> with %j', (frontMatter, expected) => {
  expect(pageClasses(frontMatter)).toEqual(expected);
});

test.each([
  ['doc', false],
  ['overview', false],
  ['home', true],
  ['custom', true],
  ['blank', true],
])('a page of type %s is its content alone: %s', (pageType, expected) => {
  expect(isBare({ pageType })).toBe(expected);
});
