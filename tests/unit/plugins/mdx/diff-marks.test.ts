import { applyDiffMarks } from '../../../../src/plugins/mdx/diff-marks';

describe('applyDiffMarks', () => {
  it.each([
    ['an added line loses its mark', 'a(); // [!code ++]', 'a();'],
    ['a removed line is emptied, so line numbers stay', 'a(); // [!code --]\nb();', '\nb();'],
    ['shell and YAML', 'key: 1 # [!code ++]', 'key: 1'],
    ['HTML', '<p /> <!-- [!code ++] -->', '<p />'],
    ['CSS', 'a {} /* [!code --] */', ''],
    ['JSX', '<a /> {/* [!code ++] */}', '<a />'],
    ['a mark without spaces', 'a();//[!code ++]', 'a();'],
    ['a mark with more spaces', 'a();\t//  [!code ++]  ', 'a();'],
    [
      'spaces within HTML and CSS marks',
      '<p /> <!--[!code ++]-->\na {} /*[!code ++]*/',
      '<p />\na {}',
    ],
    ['a mark before the end of the line stays', 'a(); // [!code ++] b', 'a(); // [!code ++] b'],
    ['other comments stay', 'a(); // code ++', 'a(); // code ++'],
  ])('%s', (_, code, expected) => {
    expect(applyDiffMarks(code)).toBe(expected);
  });
});
