import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The props that a remark plugin gave to a part of a page. */
export const partProps = ({ attributes }: MdxJsxFlowElement): Record<string, unknown> =>
  Object.fromEntries(
    (attributes as MdxJsxAttribute[]).map(({ name, value }) => [
      name,
      JSON.parse((value as { value: string }).value),
    ]),
  );
