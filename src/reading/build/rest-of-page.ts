import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import type { Plugin } from 'unified';
import { addImport } from './page-part';

/** Pixels of text that are drawn at once: more than most screens are high. */
const FIRST_SCREEN = 1_100;
/** Letters in a line of text; a Han character takes the room of two. */
const LETTERS = 85;
const HAN = /\p{Script=Han}/gu;
/** Heights in pixels: a line of text, a line of code, a table's row, a part of the site, a component's frame, the space between blocks. */
const TEXT_LINE = 28;
const CODE_LINE = 24;
const ROW = 44;
const PART = 160;
const FRAME = 80;
const SPACE = 40;

const COMPONENT = 'RestOfPage';

type Block = RootContent | ElementContent;

const textHeight = (text: string) =>
  Math.ceil((text.length + (text.match(HAN) ?? []).length) / LETTERS) * TEXT_LINE;

const count = (node: Element, tagName: string): number =>
  node.children
    .filter((child) => child.type === 'element')
    .reduce((sum, child) => sum + Number(child.tagName === tagName) + count(child, tagName), 0);

function elementHeight(node: Element): number {
  const text = toString(node).trim();
  if (node.tagName === 'pre') return text.split('\n').length * CODE_LINE + SPACE;
  if (node.tagName === 'table') return Math.max(count(node, 'tr') * ROW, textHeight(text)) + SPACE;
  return Math.max(count(node, 'li') * TEXT_LINE, textHeight(text)) + SPACE;
}

function componentHeight({ name, children }: MdxJsxFlowElementHast): number {
  if (name === 'details') return FRAME;
  if (children.length === 0) return PART;
  const heights = children.map(heightOf);
  // One tab is shown of many.
  return FRAME + (name === 'Tabs' ? Math.max(0, ...heights) : heights.reduce((a, b) => a + b, 0));
}

/** About how high a block is on a wide screen, in pixels. */
export function heightOf(node: Block): number {
  if (node.type === 'element') return elementHeight(node);
  return node.type === 'mdxJsxFlowElement' ? componentHeight(node) : 0;
}

/** Rehype: what is below the first screen is drawn after a page change was painted. */
export const restOfPage: Plugin<[], Root> = () => (tree) => {
  let height = 0;
  const at = tree.children.findIndex((node) => (height += heightOf(node)) > FIRST_SCREEN) + 1;
  const rest = tree.children.slice(at);
  const blocks = rest.filter((node) => heightOf(node) > 0);
  if (!at || blocks.length === 0) return;
  const end = rest.indexOf(blocks.at(-1)!) + 1;
  const children = rest
    .slice(0, end)
    .filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
  const modules = rest.filter((node) => node.type === 'mdxjsEsm');
  const part: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [],
    children,
  };
  tree.children.splice(at, rest.length, part, ...modules);
  addImport(tree as unknown as MarkdownRoot, COMPONENT, `@site/src/reading/${COMPONENT}`);
};
