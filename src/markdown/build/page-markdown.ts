import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { dump } from 'js-yaml';
import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options as ToMarkdownOptions } from 'mdast-util-to-markdown';
import { findAll, hasClass, textOf } from './html-nodes';
import { toPlainHtml, type Surroundings } from './text-forms';

/** A page as Markdown. */
export interface PageMarkdown {
  readonly title: string;
  readonly description: string;
  /** From the page's title on. */
  readonly body: string;
}

/** Fences come with their language and what is behind it. */
const pre: Handle = (_, node: Element) => {
  const { language, meta } = node.properties;
  return {
    type: 'code',
    lang: language ? String(language) : null,
    meta: meta ? String(meta) : null,
    value: textOf(node),
  };
};

/** Written as the pages write it: `**…。**` ends also before Chinese, by the rules of remark-cjk-friendly. */
const strong: NonNullable<ToMarkdownOptions['handlers']>['strong'] = (node, _, state, info) =>
  `**${state.containerPhrasing(node, { ...info, before: '*', after: '*' })}**`;

/** The spans of highlighted code: most of a page's elements, of which nothing is left in its text. */
const HIGHLIGHTING = /<span class="?[a-z]"?>([^<]*)<\/span>/g;

const gfm = gfmToMarkdown({ tablePipeAlign: false });

const parse = (html: string) => fromHtml(html.replace(HIGHLIGHTING, '$1'), { fragment: true });
const withTag = (node: Nodes, name: string) => findAll(node, ({ tagName }) => tagName === name);

/** The part of a page that is read: a doc's text, a release, or all of a page that is neither. */
function contentOf(html: string): Element | undefined {
  const main = parse(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  const [doc] = findAll(main, (element) => hasClass(element, 'theme-doc-markdown'));
  const articles = withTag(main, 'article');
  return doc ?? (articles.length === 1 ? articles[0] : withTag(main, 'main')[0]);
}

const metaOf = (head: Nodes) =>
  new Map(
    withTag(head, 'meta').map(({ properties: { name, property, content } }) => [
      name ?? property,
      String(content),
    ]),
  );

/** Makes Markdown of a page as it was built; undefined for one that robots shall not read. @throws NoTextFormError */
export function pageMarkdown(html: string, surroundings: Surroundings): PageMarkdown | undefined {
  const meta = metaOf(parse(html.slice(html.indexOf('<meta'), html.indexOf('</head>'))));
  if (meta.get('robots')?.includes('noindex')) return undefined;
  const content = contentOf(html);
  if (!content) throw new Error('expected a <main> with the page’s text, found none.');
  const [h1] = withTag(content, 'h1');
  const title = h1 ? textOf(h1).replace('\u200b', '').trim() : (meta.get('og:title') ?? '');
  const children: ElementContent[] = toPlainHtml(content.children, surroundings);
  const tree = toMdast({ type: 'root', children }, { handlers: { pre } }) as Root;
  if (!h1)
    tree.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: title }],
    });
  return {
    title,
    description: meta.get('description') ?? '',
    body: toMarkdown(tree, { bullet: '-', handlers: { strong }, extensions: [gfm] }),
  };
}

/** What a page's Markdown begins with. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The page's address. */
  readonly url: string;
  readonly language: string;
  /** Of Rsbuild. */
  readonly version: string;
}

/** A file of Markdown: facts of the page, then its text. */
export const markdownFile = (facts: PageFacts, body: string): string =>
  `---\n${dump(facts, { lineWidth: -1 })}---\n\n${body}`;
