import { readMarks } from '../../../../src/plugins/mdx/code-lines';

const marksOf = (code: string, meta = '') => Object.fromEntries(readMarks(code, meta).marks);

describe('marks of a fence', () => {
  test.each([
    ['{1,3-4}', { 0: 'marked', 2: 'marked', 3: 'marked' }],
    ['title="a.ts" {2}', { 1: 'marked' }],
    ['title="{2}.ts"', {}],
    ["title='{2}.ts' {1}", { 0: 'marked' }],
    ['title="a.ts" {2} other="b"', { 1: 'marked' }],
    ['{2-3, 4}', { 1: 'marked', 2: 'marked', 3: 'marked' }],
    ['{a}', {}],
    ['', {}],
  ])('line numbers in %s', (meta, expected) => {
    expect(marksOf('a\nb\nc\nd', meta)).toEqual(expected);
  });

  test.each([
    ['a // [!code ++]', 'a', 'add'],
    ['a # [!code --]', 'a', 'del'],
    ['<a/> <!-- [!code ++] -->', '<a/>', 'add'],
    ['a {} /* [!code --] */', 'a {}', 'del'],
    ['a {/* [!code ++] */}', 'a', 'add'],
  ])('%s is shown without its marker', (line, code, mark) => {
    expect(readMarks(line, '')).toEqual({ code, marks: new Map([[0, mark]]) });
  });

  test('a change beats a line number', () => {
    expect(marksOf('a // [!code ++]', '{1}')).toEqual({ 0: 'add' });
  });
});
