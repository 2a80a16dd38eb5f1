import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from '../lib/overview-file';

const siteDir = path.resolve(__dirname, '../..');
const NAME = 'overviewGroups';
const identifier = { type: 'Identifier', name: NAME } as const;

/** `import overviewGroups from '…'`, as MDX has it in its tree. */
function importNode(from: string): MdxjsEsm {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
    attributes: [],
  } as const;
  return {
    type: 'mdxjsEsm',
    value: `import ${NAME} from '${from}'`,
    data: { estree: { type: 'Program', sourceType: 'module', body: [{ ...declaration }] } },
  } as unknown as MdxjsEsm;
}

/** `<Overview groups={overviewGroups} />`. */
function overviewNode(): MdxJsxFlowElement {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: identifier }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: NAME, data: { estree } };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Overview',
    attributes: [{ type: 'mdxJsxAttribute', name: 'groups', value }],
    children: [],
  } as unknown as MdxJsxFlowElement;
}

/** Remark: an overview page ends with the list of its pages, which src/plugins/overview-pages.ts makes. */
export const overview: Plugin<[], Root> = () => (tree, file) => {
  if (!isOverview((file.data.frontMatter ?? {}) as Record<string, unknown>)) return;
  const source = path.relative(siteDir, file.path).split(path.sep).join('/');
  tree.children.unshift(
    importNode(`@generated/${OVERVIEW_PLUGIN}/default/${overviewFile(source)}`),
  );
  tree.children.push(overviewNode());
};
