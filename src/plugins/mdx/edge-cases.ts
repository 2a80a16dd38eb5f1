import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/** The section’s anchor, in both languages. */
const SECTION = 'edge-cases';

/**
 * Rehype: each case of the section “Edge cases” folds under its heading, which stays in the outline.
 *
 * @example
 * <h3>A case</h3><p>…</p>
 * // => <details class="edge-case"><summary><h3>A case</h3></summary><p>…</p></details>
 */
export const edgeCases: Plugin<[], Root> = () => (tree) => {
  const { children } = tree;
  const start = children.findIndex(
    (node) => isElement(node, 'h2') && node.properties.id === SECTION,
  );
  if (start < 0) return;
  const next = children.findIndex((node, index) => index > start && isElement(node, 'h2'));
  const end = next < 0 ? children.length : next;

  const folded: RootContent[] = [];
  let open: Element | undefined;
  for (const node of children.slice(start + 1, end)) {
    if (isElement(node, 'h3')) {
      const summary: Element = {
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: [node],
      };
      open = {
        type: 'element',
        tagName: 'details',
        properties: { className: ['edge-case'] },
        children: [summary],
      };
      folded.push(open);
    } else if (open) open.children.push(node as ElementContent);
    else folded.push(node);
  }
  children.splice(start + 1, end - start - 1, ...folded);
};
