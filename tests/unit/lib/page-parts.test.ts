import { hiddenParts } from '../../../src/lib/page-parts';

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
