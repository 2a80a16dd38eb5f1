import { load, type YAMLException } from 'js-yaml';
import type { Code, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { optionFence, findProblems } from '../front-matter/validate-front-matter';
import { findHistory, packageHistory } from '../history/option-history';
import { findLocale } from '../../i18n/content-path';
import { optionProps, type OptionFacts } from './option-props';
import { pagePart } from './page-part';

/** Whether a fence holds the facts of the option that the heading above names. */
export const isOptionFence = ({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean =>
  lang === 'yaml' && meta?.trim() === 'option';

/**
 * Reads a ` ```yaml option ` fence: `type` and `default` as strings of code (`default` also a map from mode to code),
 * `since` as a version. Throws an error that says what was expected, what was found and how to fix it.
 */
export function readOptionFence(code: string): OptionFacts {
  let facts: object;
  try {
    facts = (load(code) ?? {}) as object;
  } catch (error) {
    throw new Error(
      `expected YAML in an option fence, found ${(error as YAMLException).reason}. Write code with \`: \` as a block: \`type: |\`.`,
    );
  }
  const problems = findProblems(optionFence, facts, 'an option fence');
  if (problems.length) throw new Error(problems.join('\n'));
  return facts;
}

/** Remark: the facts of an option below its heading become the same header as on an option's own page. */
export const optionFences: Plugin<[], Root> = () => (tree, file) => {
  const { package: name = '' } = (file.data.frontMatter ?? {}) as { package?: string };
  const history = packageHistory(name);
  const locale = findLocale(file.path);
  const fences: [Code, Parent][] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (isOptionFence(node) && parent) fences.push([node, parent]);
  });
  for (const [fence, parent] of fences) {
    try {
      const facts = readOptionFence(fence.value);
      const at = parent.children.indexOf(fence);
      const heading = parent.children[at - 1];
      const option = heading?.type === 'heading' ? toString(heading) : undefined;
      const own = history && option ? findHistory(option, locale, history) : undefined;
      parent.children[at] = pagePart('OptionHeader', optionProps(facts, own));
    } catch (error) {
      file.fail((error as Error).message, fence.position);
    }
  }
};
