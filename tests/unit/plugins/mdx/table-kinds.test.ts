import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { columnNames, areRecords, tableKinds } from '../../../../src/plugins/mdx/table-kinds';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const strong = (value: string) => element('strong', [{ type: 'text', value }]);
const cell = (name: string, text: string) =>
  element(
    name,
    text.startsWith('**') ? [strong(text.slice(2, -2))] : [{ type: 'text', value: text }],
  );
const row = (name: string, texts: string[]) =>
  element(
    'tr',
    texts.map((text) => cell(name, text)),
  );

/** A table as Markdown makes it, after the plugin. */
function table(head: string[], ...rows: string[][]): Element {
  const made = element('table', [
    element('thead', [row('th', head)]),
    element(
      'tbody',
      rows.map((texts) => row('td', texts)),
    ),
  ]);
  const root: Root = { type: 'root', children: [made] };
  (tableKinds as () => (tree: Root) => void)()(root);
  return made;
}

const SENTENCE = 'Whether Rsbuild writes the files to the disk in development.';

test.each([
  ['short cells', [['true', 'Hot update']], false],
  ['a sentence behind the first cell', [['true', SENTENCE]], true],
  ['a long first cell', [[SENTENCE, 'true']], false],
  ['a Chinese sentence', [['true', '开发时是否把文件写入磁盘而不只是放在内存中']], true],
  ['a few Chinese words', [['true', '整页刷新']], false],
  ['a long name beside words', [['onBeforeEnvironmentCompile', '在某个环境编译之前执行']], true],
  ['the same words as a long first cell', [['在某个环境编译之前执行', 'onAfterBuild']], false],
  [
    'a sentence in one row of several',
    [
      ['true', 'Hot update'],
      ['false', 'Reload', SENTENCE],
    ],
    true,
  ],
  [
    'rows of one name',
    [
      ['true', SENTENCE],
      ['true', 'Reload'],
    ],
    false,
  ],
])('%s: records %j %j', (_, rows, expected) => {
  expect(areRecords(rows)).toBe(expected);
});

test('the names of the columns are CSS strings', () => {
  expect(columnNames(['Field', "If it's empty", 'C:\\'])).toBe(
    "--column-2:'If it\\'s empty';--column-3:'C:\\\\'",
  );
});

test('a table to be read has its columns’ names', () => {
  expect(table(['Field', 'Effect'], ['mode', SENTENCE]).properties).toEqual({
    className: ['records'],
    style: "--column-2:'Effect'",
  });
});

test('a table to be compared stays as it is, but for figures, which stay beside their units', () => {
  expect(table(['a', 'b'], ['1', '2']).properties).toEqual({});
  const sizes = table(['a', 'b', 'c', 'd'], ['Size', '146.6 MB', '3 files more', 'about 3 MB']);
  expect(toString(sizes)).toContain('146.6\u00a0MB3 files moreabout 3\u00a0MB');
});

test('a row with nothing but a bold first cell heads a group of rows', () => {
  const bodies = table(
    ['Hook', 'Called'],
    ['**Dev**', ''],
    ['onA', 'Once'],
    ['**Build**', ''],
    ['onB', 'Once'],
  ).children.slice(1) as Element[];
  expect(bodies.map(({ tagName, children }) => [tagName, children.length])).toEqual([
    ['tbody', 2],
    ['tbody', 2],
  ]);
  const [head] = (bodies[1]!.children[0] as Element).children as Element[];
  expect(head).toMatchObject({
    tagName: 'th',
    properties: { scope: 'rowgroup', colSpan: 2 },
    children: [{ type: 'text', value: 'Build' }],
  });
});

test('rows above the first head are a group of their own', () => {
  const bodies = table(['a', 'b'], ['x', 'y'], ['**Dev**', ''], ['onA', 'Once']).children.slice(1);
  expect((bodies as Element[]).map(({ children }) => children.length)).toEqual([1, 2]);
});

test.each<[string, Element['children'][]]>([
  ['bold type in a text', [[strong('Dev'), { type: 'text', value: ' only' }], []]],
  ['a link', [[element('a', [{ type: 'text', value: 'Dev' }])], []]],
  ['an empty cell', [[], []]],
  [
    'a bold cell beside one that is empty and one that is not',
    [[strong('Dev')], [], [strong('a')]],
  ],
  ['a bold cell in a table of one column', [[strong('Dev')]]],
])('%s heads nothing', (_, cells) => {
  const rows = [cells, cells].map((texts) =>
    element(
      'tr',
      texts.map((children) => element('td', children)),
    ),
  );
  const made = element('table', [
    element('thead', [row('th', ['a', 'b'])]),
    element('tbody', [row('td', ['x', 'y']), ...rows]),
  ]);
  (tableKinds as () => (tree: Root) => void)()({ type: 'root', children: [made] });
  expect((made.children as Element[]).map(({ tagName }) => tagName)).toEqual(['thead', 'tbody']);
});

test('a bold cell beside others heads nothing, nor does a plain cell beside empty ones', () => {
  expect(table(['a', 'b'], ['**1**', '2'], ['c', 'd']).children).toHaveLength(2);
  const plain = table(['a', 'b'], ['c', ''], ['**1**', '2']);
  expect(JSON.stringify(plain)).not.toContain('rowgroup');
});
