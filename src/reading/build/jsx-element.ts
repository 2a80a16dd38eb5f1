import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A JSX element for an MDX tree; attributes that are undefined are left out. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | undefined>,
): MdxJsxFlowElement & { children: [] } {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: [],
  };
}
