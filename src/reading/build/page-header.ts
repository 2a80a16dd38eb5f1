import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { optionTable, type OptionFacts } from './option-table';
import { jsxElement } from './jsx-element';

interface PageFrontMatter extends OptionFacts {
  stale_translation?: boolean;
}

/** Remark: puts the option's table and the notice of a stale translation under the page's title. */
export const pageHeader: Plugin<[], Root> = () => (tree, file) => {
  const page = (file.data.frontMatter ?? {}) as PageFrontMatter;
  const header = [
    page.stale_translation && jsxElement('StaleTranslation', {}),
    page.option && optionTable(page),
  ].filter((node) => node !== false && node !== undefined && node !== '');
  tree.children.unshift(...header);
};
