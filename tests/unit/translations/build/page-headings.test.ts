import { headingIds, headingsOf } from '../../../../src/translations/build/page-headings';

test('headings are read from the body, not from front matter or fences', () => {
  const text =
    '---\ntitle: a\n# not: this\n---\n\n## One `two`\n\n```md\n## not this\n```\n\n### Three\n';
  expect(headingsOf(text)).toEqual([
    { depth: 2, text: 'One two' },
    { depth: 3, text: 'Three' },
  ]);
});

test('ids are those of Docusaurus: lower case, hyphens, numbered when they repeat', () => {
  const headings = ['Use dev.hmr', 'Use dev.hmr', 'C++ & more'].map((text) => ({ depth: 2, text }));
  expect(headingIds(headings)).toEqual(['use-devhmr', 'use-devhmr-1', 'c--more']);
});
