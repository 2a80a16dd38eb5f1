import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { isOverview, OVERVIEW_PLUGIN, overviewFile } from '../overview-pages';
import { sitePath } from '../site-path';
import { addImport, parseMdx } from './page-part';

/** Remark: the outline of an overview page has the groups of its list. Docusaurus keeps the one that a page exports. */
export const overviewOutline: Plugin<[], Root> = () => (tree, file) => {
  if (!isOverview(file.data.frontMatter ?? {})) return;
  addImport(
    tree,
    'overview',
    `@generated/${OVERVIEW_PLUGIN}/default/${overviewFile(sitePath(file.path))}`,
  );
  // Each in a node of its own: Docusaurus looks for an outline that is alone in its node.
  tree.children.push(
    ...parseMdx("import { listOutline } from '@site/src/option/overview-labels';"),
    ...parseMdx('export const toc = listOutline(overview);'),
  );
};
