import { headingsOf } from '../../../src/remark/english-headings';

test('headings are read from the body, not from front matter or fences', () => {
  const text =
    '---\ntitle: a\n# not: this\n---\n\n## One `two`\n\n```md\n## not this\n```\n\n### Three\n';
  expect(headingsOf(text)).toEqual([
    { depth: 2, text: 'One two' },
    { depth: 3, text: 'Three' },
  ]);
});
