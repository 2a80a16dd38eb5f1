import type { Element, Root as HastRoot } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { dump } from 'js-yaml';
import type { Code, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options as ToMarkdownOptions } from 'mdast-util-to-markdown';
import type { BuiltPage } from '../built-page';
import { toPlainHtml, type Surroundings } from './text-forms';

/** A page as Markdown. */
export interface PageMarkdown {
  readonly title: string;
  readonly description: string;
  /** From the page's title on. */
  readonly body: string;
}

/** Fences keep what is behind their language. */
const pre: Handle = (state, node: Element) => ({
  ...(defaultHandlers.pre!(state, node) as Code),
  meta: node.properties.dataMeta ? String(node.properties.dataMeta) : null,
});

/** Written as the pages write it: `**…。**` ends also before Chinese, by the rules of remark-cjk-friendly. */
const strong: NonNullable<ToMarkdownOptions['handlers']>['strong'] = (node, _, state, info) =>
  `**${state.containerPhrasing(node, { ...info, before: '*', after: '*' })}**`;

const gfm = gfmToMarkdown({ tablePipeAlign: false });

/** The part of a page that is read: a doc's text, a release, or all of a page that is neither. */
function contentOf({ tree }: BuiltPage): Element | undefined {
  const main = select('main', tree);
  const doc = select('.theme-doc-markdown', main);
  const articles = selectAll('article', main);
  return doc ?? (articles.length === 1 ? articles[0] : main);
}

/** Makes Markdown of a page as it was built; undefined for one that robots shall not read. */
export function pageMarkdown(
  page: BuiltPage,
  surroundings: Surroundings,
): PageMarkdown | undefined {
  if (!page.isListed) return undefined;
  const content = contentOf(page);
  if (!content) throw new Error('expected a <main> with the page’s text, found none.');
  const h1 = select('h1', content);
  const title = h1 ? toString(h1).replace('\u200b', '').trim() : (page.meta('og:title') ?? '');
  const text: HastRoot = { type: 'root', children: toPlainHtml(content.children, surroundings) };
  const tree = toMdast(text, { handlers: { pre } }) as Root;
  if (!h1)
    tree.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: title }],
    });
  return {
    title,
    description: page.meta('description') ?? '',
    body: toMarkdown(tree, { bullet: '-', handlers: { strong }, extensions: [gfm] }),
  };
}

/** A file of Markdown: facts of the page, then its text. */
export const markdownFile = (facts: Readonly<Record<string, string>>, body: string): string =>
  `---\n${dump(facts, { lineWidth: -1 })}---\n\n${body}`;
