import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { sourceOfTranslation } from '../../i18n/content-path';
import { sitePath, siteDir } from '../site-path';
import { headingIds, listHeadings } from './page-headings';

const describe = (heading?: { readonly depth: number }, text = '') =>
  heading ? `h${heading.depth} “${text}”` : 'none';

/** Remark: the headings of a Chinese page get the ids of its English twin's, so an anchor survives the language switch. */
export const twinHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  const source = sourceOfTranslation(sitePath(file.path));
  if (!source || !fs.existsSync(path.join(siteDir, source))) return;
  const english = listHeadings(fs.readFileSync(path.join(siteDir, source), 'utf8'));
  const ids = headingIds(english);
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  const isExcerpt = source.startsWith('blog/') && headings.length === 0;
  if (isExcerpt) return;
  for (let i = 0; i < Math.max(headings.length, english.length); i++) {
    const [heading, twin] = [headings[i], english[i]];
    if (!heading || heading.depth !== twin?.depth)
      file.fail(
        `expected the headings of ${source}, there ${describe(twin, twin?.text)}; found ${describe(heading, toString(heading))}. Give both pages the same headings in the same order.`,
        heading,
      );
    else
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: ids[i] } };
  }
};
