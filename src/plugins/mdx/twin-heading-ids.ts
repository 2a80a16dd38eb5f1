import fs from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { sourceOfTranslation } from '../../i18n/content-path';
import { headingIds, listHeadings } from './page-headings';

const siteDir = path.resolve(__dirname, '../../..');

/** How many lines of the file on disk the loader cut off before parsing (the front matter). */
function linesBefore(file: VFile): number {
  return (
    fs.readFileSync(file.path, 'utf8').split('\n').length - String(file.value).split('\n').length
  );
}

/** Remark: the headings of a Chinese page get the ids of its English twin's, so an anchor survives the language switch. */
export const twinHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  const name = path.relative(siteDir, file.path).split(path.sep).join('/');
  const source = sourceOfTranslation(name);
  if (!source || !fs.existsSync(path.join(siteDir, source))) return;
  const english = listHeadings(fs.readFileSync(path.join(siteDir, source), 'utf8'));
  const ids = headingIds(english);
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(node);
  });
  headings.forEach((heading, i) => {
    const twin = english[i];
    if (!twin || twin.depth !== heading.depth) {
      const found = `h${heading.depth} “${toString(heading)}”`;
      const expected = twin ? `h${twin.depth} “${twin.text}”` : 'no further heading';
      const line = (heading.position?.start.line ?? 1) + linesBefore(file);
      throw new Error(
        `${name}:${line}: expected the headings of ${source}, there ${expected}; found ${found}. Give both pages the same headings in the same order.`,
      );
    }
    heading.data = {
      ...heading.data,
      hProperties: { ...heading.data?.hProperties, id: ids[i] },
    };
  });
  const isExcerpt = source.startsWith('blog/') && headings.length === 0;
  if (headings.length < english.length && !isExcerpt) {
    throw new Error(
      `${name}: expected the ${english.length} headings of ${source}, found ${headings.length}; missing “${english[headings.length]!.text}”.`,
    );
  }
};
