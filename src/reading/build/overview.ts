import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from './overview-file';

const siteDir = path.resolve(__dirname, '../../..');
const GROUPS = 'overviewGroups';
const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

/** `import name from 'source'`, as MDX has it in its tree. */
function importNode(name: string, source: string): MdxjsEsm {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(name) }],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    attributes: [],
  } as const;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: { estree: { type: 'Program', sourceType: 'module', body: [{ ...declaration }] } },
  } as unknown as MdxjsEsm;
}

/** `<Overview groups={overviewGroups} />`. */
function overviewNode(): MdxJsxFlowElement {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: identifier(GROUPS) }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: GROUPS, data: { estree } };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Overview',
    attributes: [{ type: 'mdxJsxAttribute', name: 'groups', value }],
    children: [],
  } as unknown as MdxJsxFlowElement;
}

/** Remark: an overview page ends with the list of its pages, which src/reading/build/overview-pages.ts makes. */
export const overview: Plugin<[], Root> = () => (tree, file) => {
  if (!isOverview((file.data.frontMatter ?? {}) as Record<string, unknown>)) return;
  const source = path.relative(siteDir, file.path).split(path.sep).join('/');
  tree.children.unshift(
    importNode('Overview', '@site/src/reading/Overview'),
    importNode(GROUPS, `@generated/${OVERVIEW_PLUGIN}/default/${overviewFile(source)}`),
  );
  tree.children.push(overviewNode());
};
