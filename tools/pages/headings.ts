import type { Heading, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

export interface PageHeading {
  depth: number;
  text: string;
  /** the inline code in it */
  code: string[];
  /** the id written as `{/* #id *\/}` */
  explicitId: string | undefined;
  line: number;
}

const explicitId = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/** The headings of a page, in order. */
export function listHeadings(page: Page): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', (node) => {
    headings.push({
      depth: node.depth,
      text: textOf(node),
      code: node.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])),
      explicitId: node.children.map(idOf).find((id) => id !== undefined),
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}

const textOf = (node: Heading) =>
  toString({
    ...node,
    children: node.children.filter((child) => child.type !== 'mdxTextExpression'),
  }).trim();

const idOf = (node: PhrasingContent) =>
  node.type === 'mdxTextExpression' ? explicitId.exec(node.value.trim())?.[1] : undefined;
