import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { memberHistory, type MemberKind } from '../../history/build/member-history';
import { localeOf } from '../../translations/content-path';
import { pagePart } from './page-part';

/** The pages whose headings name what `@rsbuild/core` has besides options, and what a name alone is there. */
const PAGES: readonly (readonly [folder: RegExp, kind: MemberKind])[] = [
  [/[\\/]plugins[\\/]dev[\\/]/, 'hooks'],
  [/[\\/]api[\\/]javascript-api[\\/]/, 'exports'],
];

/** The objects that a heading may name before a member: `api.transform`, `rsbuild.build`. */
const OBJECTS: Readonly<Record<string, MemberKind>> = { api: 'hooks', rsbuild: 'instance' };

const HEADING = /^(?:(api|rsbuild)\.)?(\w+)$/;

/** Remark: below a heading that names a hook, a method or an export, its history in one line. */
export const memberHistories: Plugin<[], Root> = () => (tree, file) => {
  const [, alone] = PAGES.find(([folder]) => folder.test(file.path)) ?? [];
  if (!alone) return;
  const locale = localeOf(file.path);
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  for (const heading of headings) {
    const [, object, name] = HEADING.exec(toString(heading)) ?? [];
    const kind = object ? OBJECTS[object]! : alone;
    const history = name && memberHistory(name, kind, locale);
    if (!history) continue;
    const part = pagePart(tree, 'history/VersionHistory', `{...${JSON.stringify(history)}}`);
    tree.children.splice(tree.children.indexOf(heading) + 1, 0, part);
  }
};
