import fs from 'node:fs';
import path from 'node:path';
import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { pagePart } from './page-part';

const DRAWINGS = path.resolve(__dirname, '../../drawings/pictures');

/** The names of the site's drawings, each a file. */
export const drawingNames = (): string[] =>
  fs.readdirSync(DRAWINGS).map((file) => path.basename(file, '.tsx'));

/** Remark: `<Picture of="HmrUpdate" />` shows the drawing of that name; only the page itself loads it. */
export const pictureElements: Plugin<[], Root> = () => (tree, file) => {
  const found: [MdxJsxFlowElement, Parent][] = [];
  visit(tree, (node, _, parent) => {
    const element = node as RootContent | MdxJsxFlowElement;
    if (element.type === 'mdxJsxFlowElement' && element.name === 'Picture')
      found.push([element, parent as Parent]);
  });
  for (const [element, parent] of found) {
    const [attribute] = element.attributes;
    const name = attribute?.type === 'mdxJsxAttribute' ? String(attribute.value) : '';
    if (!drawingNames().includes(name))
      file.fail(
        `expected <Picture of="…" /> with the name of a file in src/drawings/pictures (${drawingNames().join(', ')}), found “${name}”.`,
        element.position,
      );
    const part = pagePart(tree, `drawings/pictures/${name}`);
    parent.children.splice(parent.children.indexOf(element as RootContent), 1, part);
  }
};
