import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The props that a remark plugin gave to a part of a page. */
export const partProps = ({ attributes }: MdxJsxFlowElement): Record<string, unknown> =>
  JSON.parse(String((attributes[0] as MdxJsxAttribute).value));
