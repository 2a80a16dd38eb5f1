import { balancedLines } from '../../../../../src/plugins/after-build/social-pictures/balanced-lines';
import {
  loadCanvas,
  readFonts,
} from '../../../../../src/plugins/after-build/social-pictures/fonts';
import { pictureFile } from '../../../../../src/plugins/after-build/social-pictures/picture-file';
import {
  pictureSetter,
  type PictureText,
} from '../../../../../src/plugins/after-build/social-pictures/social-picture';

const text: PictureText = {
  title: 'dev.hmr',
  description: 'Updates modules.',
  trail: ['Config', 'dev'],
  kind: 'option',
};

let setLines: ReturnType<typeof pictureSetter>;
beforeAll(async () => {
  const { createCanvas } = await loadCanvas(readFonts());
  setLines = pictureSetter(createCanvas(1, 1).getContext('2d'));
});

test('lines of a text are about as long as each other, as few as fit, and end where they may', () => {
  const lines = (of: string, width: number) => balancedLines(of, width, ({ length }) => length);
  expect(lines('one two three four five', 20)).toEqual(['one two three', 'four five']);
  expect(lines('one two', 20)).toEqual(['one two']);
  expect(lines('浏览器从网络加载这些文件。', 12)).toEqual(['浏览器从网络加', '载这些文件。']);
  expect(lines('aVeryLongName short', 5)).toEqual(['aVeryLongName', 'short']);
  expect(lines('加载文件（例如脚本）', 5)).toEqual(['加载文件', '（例如脚', '本）']);
});

test('a picture says name and version, then where the page is, its title and its description', () => {
  expect(setLines(text).map((line) => line.text)).toEqual([
    'Rsbuild',
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'Config  ›  dev',
    'dev.hmr',
    'Updates modules.',
  ]);
});

test('the lines of a page are below each other within the picture, the last one at the same margin', () => {
  const long = setLines({ ...text, description: 'Updates modules. '.repeat(16), kind: 'doc' });
  const baselines = long.slice(2).map(({ baseline }) => baseline);
  expect(baselines.length).toBeGreaterThan(5);
  expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
  expect(baselines.at(-1)).toBeCloseTo(setLines(text).at(-1)!.baseline, -1);
  expect(baselines.at(-1)).toBeLessThan(630);
});

test('a long name of an option is written so small that it fits a line', () => {
  const title = 'performance.aVeryLongNameOfAnOptionThatIsWrittenInOneLine';
  expect(setLines({ ...text, title }).map((line) => line.text)).toContain(title);
});

test.each([
  ['/zh/guide/start/', 'img/social/guide/start/index.jpg'],
  ['/zh/', 'img/social/index.jpg'],
  ['/zh/config/mode', 'img/social/config/mode.jpg'],
])('the picture of %s is %s', (path, file) => {
  expect(pictureFile(path, '/zh/')).toBe(file);
});
