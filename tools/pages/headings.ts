import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

export interface PageHeading {
  depth: number;
  text: string;
  /** the inline code in it */
  code: string[];
  line: number;
}

/** The headings of a page, in order. */
export function listHeadings(page: Page): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', ({ depth, children, position }) => {
    headings.push({
      depth,
      text: toString(children).trim(),
      code: children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])),
      line: position?.start.line ?? 1,
    });
  });
  return headings;
}
