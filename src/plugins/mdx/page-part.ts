import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An element of an MDX page that src/theme/MDXComponents draws by this name, with props that JSON can have. */
export const pagePart = (
  name: string,
  props: object = {},
): MdxJsxFlowElement & { children: [] } => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: 'props', value: JSON.stringify(props) }],
  children: [],
});
