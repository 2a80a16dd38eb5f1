import { load, YAMLException } from 'js-yaml';
import type { Code, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { findHistory } from '../history/option-history';
import { packageHistory } from '../history/package-history';
import { findLocale } from '../../i18n/content-path';
import { optionProps, type OptionFacts } from './option-props';
import { pagePart } from './page-part';

const known = new Set(['type', 'default', 'since']);

/** Whether a fence holds the facts of the option that the heading above names. */
export const isOptionFence = ({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean =>
  lang === 'yaml' && meta?.trim() === 'option';

function isDefault(value: unknown): value is OptionFacts['default'] {
  if (typeof value === 'string') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/**
 * Reads a ` ```yaml option ` fence: `type` and `default` as strings of code (`default` also a map from mode to code),
 * `since` as a version. Throws an error that says what was expected, what was found and how to fix it.
 */
export function readOptionFence(code: string): OptionFacts {
  let facts: unknown;
  try {
    facts = load(code);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(
      `expected YAML in an option fence, found ${error.reason}. Write code with \`: \` as a block: \`type: |\`.`,
    );
  }
  const fields = (facts ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(fields).find((key) => !known.has(key));
  if (unknown !== undefined)
    throw new Error(
      `expected only type, default and since in an option fence, found \`${unknown}\`.`,
    );
  if (typeof fields.type !== 'string')
    throw new Error(
      `expected a TypeScript type as \`type\` in an option fence, found ${JSON.stringify(fields.type)}.`,
    );
  if (fields.default !== undefined && !isDefault(fields.default))
    throw new Error(
      `expected a JavaScript expression in quotes as \`default\`, found ${JSON.stringify(fields.default)}.`,
    );
  if (fields.since !== undefined && !/^\d+\.\d+\.\d+$/.test(String(fields.since)))
    throw new Error(
      `expected a version such as 1.1.0 as \`since\`, found ${JSON.stringify(fields.since)}.`,
    );
  return fields as OptionFacts;
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
      const part = pagePart(tree, 'option/OptionHeader', optionProps(facts, own));
      parent.children.splice(parent.children.indexOf(fence), 1, part);
    } catch (error) {
      file.fail((error as Error).message, fence.position);
    }
  }
};
