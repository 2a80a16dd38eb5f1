import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from '../overview-pages';
import { addImport, esm } from './page-part';

const siteDir = path.resolve(__dirname, '../../..');

/** Remark: the outline of an overview page has the groups of its list. Docusaurus keeps the one that a page exports. */
export const overviewOutline: Plugin<[], Root> = () => (tree, file) => {
  if (!isOverview(file.data.frontMatter ?? {})) return;
  const source = path.relative(siteDir, file.path).split(path.sep).join('/');
  addImport(tree, 'overview', `@generated/${OVERVIEW_PLUGIN}/default/${overviewFile(source)}`);
  // Each in a node of its own: Docusaurus looks for an outline that is alone in its node.
  tree.children.push(
    ...esm("import { listOutline } from '@site/src/option/overview-labels';"),
    ...esm('export const toc = listOutline(overview);'),
  );
};
