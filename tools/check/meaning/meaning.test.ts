import { ZH_DOCS } from '../../../src/i18n/content-path';
import { compareMeaning } from '../languages/meaning';
import { readPage } from '../../pages/page';

const compare = (en: string, zh: string) =>
  compareMeaning({
    en: readPage('docs/a.mdx', en),
    zh: readPage(`${ZH_DOCS}/a.mdx`, zh),
  });

const table = (...cells: string[]) => `| a | b |\n| --- | --- |\n| ${cells.join(' | ')} |`;

describe('the two languages', () => {
  it.each([
    ['a negation that Chinese lacks', 'The page does not reload.', '页面刷新。', /1 × \(not\)/],
    ['a negation that English lacks', 'The page reloads.', '页面不刷新。', /^not negated/],
    ['a contraction', "It doesn't watch `dist`.", '监听 `dist`。', /n't/],
    ['one of two negations', "It isn't built and isn't watched.", '它不构建，但被监听。', /2 ×/],
    [
      'one sentence of a paragraph',
      "It runs once. It doesn't wait.",
      '执行一次。等待完成。',
      /It doesn't wait/,
    ],
    ['“only” in both', 'Only pages are not kept.', '只保留页面。', /negated 1/],
    ['before and after', 'Runs before the build.', '在构建之后执行。', /“before” means/],
    ['“it’s off”', "It's off.", '默认开启。', /“'s off” means/],
    ['on and off', 'The option is on by default.', '该配置项默认禁用。', /“is on” means/],
    ['more and less', 'Files larger than 4 KB.', '小于 4 KB 的文件。', /“larger” means/],
    ['modes', 'In development, nothing changes.', '在生产模式下没有变化。', /“development”/],
    [
      'one of a group',
      'A path in the output directory.',
      '项目根目录中的路径。',
      /“output directory”/,
    ],
    ['warnings and errors', 'Rsbuild prints a warning.', 'Rsbuild 会报错。', /“warning” means/],
    ['cells', table('Shown', 'Hidden'), table('隐藏', '显示'), /“Shown” means/],
    ['yes and no', table('x', 'Yes'), table('x', '否'), /negated/],
    ['what is done', 'It reads the file.', '写入该文件。', /“reads” means/],
    ['a number', 'It has two lists.', '包含三个列表。', /“two” means/],
    ['an order', 'Tried in order.', '从后往前尝试。', /“in order” means/],
    ['a speed', 'Babel is slower.', 'Babel 快得多。', /“slower” means/],
    ['what goes on', 'A disabled plugin still counts.', '移除的插件也不再计入。', /“still” means/],
    ['a thing', 'Its entries and browsers.', '插件和浏览器。', /“entries” means/],
    ['a heading', '## Disable HMR', '## 启用 HMR', /“Disable” means/],
    ['a direction', 'Hidden, from left to right.', '不显示，从右到左。', /“from left” means/],
    [
      'a word that Chinese lacks',
      'In production only.',
      '在开发和生产环境中都有效。',
      /“only” means/,
    ],
    ['a word that English lacks', 'It asks for a name.', '仍然询问名称。', /nothing.*“仍”/],
    ['a time', 'Emptied before a build.', '构建时清空。', /“before” means/],
    ['what is there', 'It never lists names.', '不列出已有的名称。', /nothing.*“已有”/],
    ['a name that English lacks', 'It is written in Go.', '使用 Rust 编写。', /nothing.*“Rust”/],
    ['a unit', 'Closed after 10 seconds.', '10 分钟之后关闭。', /“seconds” means/],
    ['a size', 'Up to 4 kB.', '不超过 4 MB。', /“kB” means/],
    ['who gets it', 'What the hook receives.', '钩子返回的内容。', /“receives” means/],
    ['a thing to do', '## Deploy the app', '## 构建应用', /“Deploy” means/],
    ['a thing that is lost', 'An array of names.', '名称的列表。', /“array” means/],
    ['an action', 'It resets the state.', '保留状态。', /“resets” means/],
    ['a quality', 'It usually works.', '可以工作。', /“usually” means/],
    ['a quality that English lacks', 'A package.', '过大的包。', /nothing.*“过大”/],
    ['a name', table('HTML, modules', 'b'), table('解析、模块', 'b'), /“HTML” means/],
  ])('are told that they differ: %s', (_, en, zh, expected) => {
    const [problem] = compare(en, zh);
    expect(problem?.expected).toMatch(expected);
  });

  it.each([
    ['a verb that negates', 'Warnings are hidden.', '不显示警告。'],
    ['a negation as a verb', "It doesn't show warnings.", '隐藏警告。'],
    ['a word that contains a negation', 'The two names differ.', '两个名称不同。'],
    ['a limit', 'Up to 10 files.', '不超过 10 个文件。'],
    ['only', "It doesn't run until you restart.", '重启后才会执行。'],
    ['a mode’s name', 'Development, production and none.', 'development、production 和 none。'],
    [
      'a name in another sentence',
      'It is written in Rust. It is fast.',
      '它很快。它使用 Rust 编写。',
    ],
    [
      'a word that is not translated',
      'The root is read. A root counts.',
      '读取 root。根目录有效。',
    ],
    ['text that is not translated', '## Cannot find module', '## Cannot find module'],
    [
      'the sentence that has it',
      "It has a name. It doesn't end with a comma.",
      '末尾没有逗号。它有名称。',
    ],
    ['an adverb that negates', 'It is removed silently.', '移除时没有提示。'],
    ['letters that another word lends', 'Function components are kept.', '保留函数组件。'],
    ['both of a pair', 'Before and after the build.', '构建之前和之后。'],
    ['the opposite, negated', 'The commands are off.', '不启用这些命令。'],
    ['one sentence more', "First this. Then that. It isn't long.", '先这个，再那个。时间不长。'],
  ])('may differ in %s', (_, en, zh) => {
    expect(compare(en, zh)).toEqual([]);
  });

  it('are quoted, with the lines of both', () => {
    expect(compare('## A\n\nIt runs `a`.', '## 甲\n\n它不执行 `a`。')).toMatchObject([
      {
        file: `${ZH_DOCS}/a.mdx`,
        line: 3,
        expected: 'not negated: It runs a.  (docs/a.mdx:3)',
        found: 'negated 1 × (不): 它不执行 a。',
      },
    ]);
  });
});
