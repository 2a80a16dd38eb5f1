import { ZH_DOCS } from '../../../src/i18n/content-path';
import { compareFacts } from './facts';
import { readPage } from '../../pages/page';

const compare = (en: string, zh: string) =>
  compareFacts({
    en: readPage('docs/a.mdx', en),
    zh: readPage(`${ZH_DOCS}/a.mdx`, zh),
  });

describe('the two languages', () => {
  it.each([
    ['a figure', 'Port 3000.', '端口 3001。', '3000', '3001'],
    ['a version', 'Since 1.3.22.', '自 1.3.21 起。', '1.3.22', '1.3.21'],
    ['inline code', 'Set `a`.', '设置 `b`。', '`a`', '`b`'],
    ['a value in code', 'Set `port: 1`.', '设置 `port: 2`。', '`port: 1`', '`port: 2`'],
    ['a file name', 'See tsconfig.json.', '见 jsconfig.json。', 'tsconfig.json', 'jsconfig.json'],
    ['a quoted message', 'It says “Not found”.', '提示“No found”。', 'nothing more', '“No found”'],
    ['an item', '- 1 MB\n- 2 MB', '- 1 MB\n- 3 MB', '2', '3'],
    [
      'a row',
      '| a | 1 |\n| --- | --- |\n| b | 2 |',
      '| 甲 | 1 |\n| --- | --- |\n| 乙 | 1 |',
      '2',
      '1',
    ],
    ['a heading', '## Step 2', '## 第 3 步', '2', '3'],
  ])('are told to differ in %s', (_, en, zh, expected, found) => {
    const [problem, ...others] = compare(en, zh);
    expect(others).toEqual([]);
    expect(problem?.expected).toMatch(new RegExp(`^${expected.replace(/[.`]/g, '\\$&')} `));
    expect(problem?.found.replace('nothing of it', '1')).toBe(found);
  });

  it.each([
    ['numbers as words', 'Two files, 3 folders.', '2 个文件，三个目录。'],
    ['dates', 'On 10 September 2024 and in May 2025.', '2024 年 9 月 10 日和 2025 年 5 月。'],
    ['magnitudes', '25 million, 10,000.', '2500 万，1 万。'],
    ['v before a version', 'Version 4 and 1.x.', 'v4 和 1.x。'],
    ['names with digits', 'ES2015 and H2.', '现代语法。'],
    ['the order', 'From `a` to `b`.', '到 `b`，从 `a`。'],
    ['code written in parts', 'With `type: true`.', '`type` 为 `true` 时。'],
    ['a word that is code in the other', 'Sets up the plugins.', '执行插件的 `setup`。'],
    ['placeholders in code', '`name@URL of it`.', '`名称@它的 URL`。'],
    ['Node.js and the like', 'Node.js runs it.', '运行。'],
    ['quotes that are translated', 'It means “bundle it”.', '表示“打包”。'],
    ['paragraphs put together', 'One: `a`.\n\nTwo: `b`.', '`a` 和 `b`。'],
    ['text made a list', 'One: `a`.\n\nTwo: `b`.', '其中：\n\n- `a`\n- `b`'],
  ])('may differ in %s', (_, en, zh) => {
    expect(compare(en, zh)).toEqual([]);
  });

  it('are told to differ in sentences that exchange what they name', () => {
    const problems = compare('A is `a`. B is `b`.', '甲为 `b`。乙为 `a`。');
    expect(problems.map(({ found }) => found)).toEqual(['`b`', '`a`']);
    expect(compare('A is `a`. B is 2.', '甲。乙为 `a`，丙为 2。')).toEqual([]);
  });

  it('are compared cell by cell', () => {
    const table = (head: string, row: string) => `| ${head} |\n| --- | --- |\n| ${row} |`;
    const problems = compare(table('Name | Size', '`a` | 1'), table('名称 | 体积', '1 | `a`'));
    expect(problems.map(({ found }) => found)).toEqual(['1', '`a`']);
  });

  it('are compared block by block, with the lines of both', () => {
    expect(compare('## A\n\n`a`\n\n`b`', '## 甲\n\n`a`\n\n`c`')).toMatchObject([
      { file: `${ZH_DOCS}/a.mdx`, line: 5, expected: '`b`  (docs/a.mdx:5)', found: '`c`' },
    ]);
  });

  it('are not compared where their sections differ, which another check tells', () => {
    expect(compare('## A\n\n`a`', '`b`')).toEqual([]);
  });
});
