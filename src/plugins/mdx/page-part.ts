import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx);

/** Nodes for an MDX page. */
export const parseMdx = (text: string): RootContent[] => parser.parse(text).children;

/** Imports a module into an MDX page, once. */
export function addImport(tree: Root, name: string, source: string): void {
  const text = `import ${name} from '${source}';`;
  const isThere = tree.children.some((node) => node.type === 'mdxjsEsm' && node.value === text);
  if (!isThere) tree.children.unshift(...parseMdx(text));
}

/** An attribute with a value of JSON. Its tree is made directly: long values would take long to parse. */
const attribute = (name: string, value: unknown): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
      },
    },
  },
});

/**
 * An element for an MDX page that shows a component of `src`, such as `option/OptionHeader`. The page imports the
 * component itself, so that no other page loads it. `props` are values that JSON can have.
 */
export function pagePart(tree: Root, component: string, props: object = {}): MdxJsxFlowElement {
  const name = path.posix.basename(component);
  addImport(tree, name, `@site/src/${component}`);
  const values = JSON.parse(JSON.stringify(props)) as object;
  const attributes = Object.entries(values).map(([key, value]) => attribute(key, value));
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}
