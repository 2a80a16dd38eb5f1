import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { heightOf, restOfPage } from '../../../../src/reading/build/rest-of-page';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
const component = (name: string, ...children: Element[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});
const lines = (count: number, line: string) => Array<string>(count).fill(line).join('\n');
const code = (count: number) => element('pre', element('code', lines(count, 'x')));
const paragraph = (text = 'Text.') => element('p', text);
const newline = { type: 'text', value: '\n' } as const;
const exported = { type: 'mdxjsEsm', value: 'export const a = 1;' } as const;

/** The names of what is at the page's top level after the plugin, and of what is in the rest. */
function split(...children: Root['children']) {
  const tree: Root = { type: 'root', children };
  (restOfPage as () => (root: Root) => void)()(tree);
  const nameOf = (node: Root['children'][number]) =>
    node.type === 'element' ? node.tagName : 'name' in node ? String(node.name) : node.type;
  const rest = tree.children.find((node) => 'name' in node && node.name === 'RestOfPage');
  return {
    top: tree.children.map(nameOf),
    rest: rest && (rest as MdxJsxFlowElementHast).children.map((node) => nameOf(node)),
  };
}

describe('the height of a block grows with', () => {
  test.each([
    ['lines of text', paragraph(), paragraph('word '.repeat(60))],
    ['Chinese characters', paragraph('a'.repeat(60)), paragraph('字'.repeat(60))],
    ['lines of code', code(3), code(9)],
    [
      'items',
      element('ul', element('li', 'a')),
      element('ul', ...Array(5).fill(element('li', 'a'))),
    ],
    [
      'rows',
      element('table', element('tbody', element('tr'))),
      element('table', element('tbody', element('tr'), element('tr'), element('tr'))),
    ],
    ['what a component holds', component('Tip', code(1)), component('Tip', code(1), code(5))],
  ])('%s', (_, small, large) => {
    expect(heightOf(large)).toBeGreaterThan(heightOf(small));
  });
});

test('one tab is shown of many, and of folded parts the line to open them', () => {
  expect(heightOf(component('Tabs', code(9), code(9)))).toBe(heightOf(component('Tabs', code(9))));
  expect(heightOf(component('details', code(90)))).toBe(heightOf(component('details', code(1))));
});

test('a page as high as a screen stays whole', () => {
  expect(split(paragraph(), newline, code(9)).rest).toBeUndefined();
});

test('a page that ends where the first screen does stays whole', () => {
  expect(split(paragraph(), newline, code(90), newline).rest).toBeUndefined();
});

test('what follows the block that fills the screen is the rest, up to the last block', () => {
  const { top, rest } = split(paragraph(), code(90), newline, element('h2', 'A'), newline, code(2));
  expect(top).toEqual(['mdxjsEsm', 'p', 'pre', 'RestOfPage']);
  expect(rest).toEqual(['text', 'h2', 'text', 'pre']);
});

test('modules stay at the top level of the page', () => {
  const { top, rest } = split(
    code(90),
    element('h2', 'A'),
    exported,
    paragraph(),
    newline,
    exported,
  );
  expect(top).toEqual(['mdxjsEsm', 'pre', 'RestOfPage', 'mdxjsEsm', 'mdxjsEsm']);
  expect(rest).toEqual(['h2', 'p']);
});
