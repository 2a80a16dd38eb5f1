import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { headingMember, memberHistory } from '../history/heading-member';
import { findLocale } from '../../i18n/content-path';
import { pagePart } from './page-part';

/** Remark: below a heading that names a hook, a method or an export, its history in one line. */
export const memberHistories: Plugin<[], Root> = () => (tree, file) => {
  const locale = findLocale(file.path);
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  for (const heading of headings) {
    const member = headingMember(toString(heading), file.path);
    if (!member) continue;
    const part = pagePart('VersionHistory', memberHistory(member, locale));
    tree.children.splice(tree.children.indexOf(heading) + 1, 0, part);
  }
};
