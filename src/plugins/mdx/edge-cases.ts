import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
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
  const shown: RootContent[] = [];
  let isInSection = false;
  let open: Element | undefined;
  for (const node of tree.children) {
    if (isElement(node, 'h2')) {
      isInSection = node.properties.id === SECTION;
      open = undefined;
    }
    if (isInSection && isElement(node, 'h3')) {
      open = h('details.edge-case', h('summary', node));
      shown.push(open);
    } else if (open) open.children.push(node as ElementContent);
    else shown.push(node);
  }
  tree.children = shown;
};
