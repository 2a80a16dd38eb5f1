import { ZH_DOCS } from '../../../src/i18n/content-path';
import { checkTerms } from '../chinese/glossary';
import { checkText, prose } from '.';
import { openDocs } from '../../pages/docs';
import { readLabels, readMessages } from '../interface-texts';
import { readPage } from '../../pages/page';
import { toText } from '../../pages/prose';

const english = (text: string) => checkText(toText(readPage('docs/a.mdx', text)));
const chinesePage = (text: string) => readPage(`${ZH_DOCS}/a.mdx`, text);
const chinese = (text: string) => checkText(toText(chinesePage(text)));

describe('English text', () => {
  it.each([
    'What stands at the top level is shared.',
    'This is what the tool foresees.',
    'A warning says so.',
    'The option holds for all pages.',
    'A Rsbuild plugin.',
    'It is case insensitive.',
    'The output folder is empty.',
    'Set the filename.',
    'An analyser.',
    'An usual file.',
    'Write an file.',
    'Add the the plugin.',
    '## Turn it off',
    '## Good to know',
    ':::note[Pitfalls]\nText\n:::',
    'Something that is no object.',
  ])('is reported: %s', (text) => {
    expect(english(text)).toHaveLength(1);
  });

  it.each([
    'HMR stands for hot module replacement, and `stands` is code.',
    'An Rsbuild plugin with an `onError` hook and a `.env` file.',
    'An `https` address of a `URL`, and an `/rspack` entry.',
    'See [output.filename](/config/output/filename).',
    'A `$`, an `@jsx` comment and a `404.html`.',
    'A file name, a config file and a stylesheet.',
    'It is case-insensitive, and there is no file that is no longer used.',
    '## Disable HMR',
    '| This | it |\n| --- | --- |\n| it | them |',
  ])('passes: %s', (text) => {
    expect(english(text)).toEqual([]);
  });

  it('is reported with line, what is wrong and what to write', () => {
    expect(english('A line\nand what stands in `a`.\n')).toMatchObject([
      { line: 2, found: expect.stringContaining('what stands in `a`.') },
    ]);
  });
});

describe('Chinese text', () => {
  it.each([
    '| 表头 |\n| --- |\n| 请改用别名 |',
    '使用「引号」。',
    '从 1.2.0 开始提供。',
    '会以 `failed` 被拒绝。',
    'React 插件会处理 JSX。',
    '值为 `true`',
    '- 第一句。第二句是 `true`',
  ])('is reported: %s', (text) => {
    expect(chinese(text)).toHaveLength(1);
  });

  it.each([
    '| 表头 |\n| --- |\n| 处理请求。改用 `a` |',
    '使用“引号”。',
    '自 1.2.0 起支持，先从 1.5 开始。',
    '地址以 `/shop` 开头，所以不会被拒绝。',
    '值为 `true`。',
    '变为：',
    '- 配置项 `a`',
    '`a`',
  ])('passes: %s', (text) => {
    expect(chinese(text)).toEqual([]);
  });

  it.each([
    ['[Babel 插件](/plugins/list/plugin-babel)。', 1],
    ['[@rsbuild/plugin-babel](/plugins/list/plugin-babel) 能运行 Babel 插件。', 0],
  ])('names Rsbuild’s own plugins by package: %s', async (text, problems) => {
    expect(await prose.run([chinesePage(text)], openDocs())).toHaveLength(problems);
  });

  it.each([
    ['文件名带有 hash，暗黑模式。', ['hash', '暗黑模式']],
    ['`hash`、output.hash、contenthash 和 {query}。', []],
    ['### query', []],
    ['把代码拆分为多个 chunk，使用主页面。', []],
    ['代码拆分的方式。', ['代码拆分']],
  ])('has the glossary’s terms: %s', (text, found) => {
    const problems = checkTerms(toText(chinesePage(text)));
    expect(problems.map(({ what }) => /“(.*?)”/.exec(what)?.[1])).toEqual(found);
  });
});

describe('texts of the interface', () => {
  it('are the messages in the code, with their lines', () => {
    const code = `
const a = translate({ id: 'a', message: 'First' });
const b = (
  <Translate id="b" description="not shown">
    Second
  </Translate>
);
const c = <Translate id="c">{'Third'}</Translate>;
`;
    expect(readMessages(code).map(({ line, text }) => [line, text])).toEqual([
      [2, 'First'],
      [5, 'Second'],
      [8, 'Third'],
    ]);
  });

  it('are the messages of files of labels', () => {
    const labels = '{\n  "a": {\n    "message": "“A” \\"b\\"",\n    "description": "c"\n  }\n}\n';
    expect(readLabels(labels)).toMatchObject([{ line: 3, text: '“A” "b"' }]);
  });
});
