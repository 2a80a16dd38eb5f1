import { DomUtils, parseDocument } from 'htmlparser2';
import type { IndexHeading } from '../engine/index/index-format';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** What a built page says. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly headings: readonly IndexHeading[];
  /** Before the first heading, then below each heading in order. */
  readonly texts: readonly string[];
}

/** Links to other pages, which are found by themselves. */
const LEFT_OUT = new Set(['related']);
/** Inside of a line; what other elements hold is set apart by spaces. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const NOT_TEXT = new Set(['script', 'style', 'svg', 'button', 'header']);

const isElement = (node: Node): node is Element => 'attribs' in node;
const hasClass = ({ attribs }: Element, name: string) =>
  (attribs.class ?? '').split(/\s+/).includes(name);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node)) return '';
  const text = node.children.map(textOf).join('');
  return INLINE.has(node.name) ? text : ` ${text} `;
}

/** Tabs of package managers say the same; npm’s, which are shown first, are read for all. */
const isPackageManagers = (element: Element) =>
  hasClass(element, 'tabs-container') &&
  DomUtils.existsOne(
    (each) => each.attribs.role === 'tab' && textOf(each).trim() === 'pnpm',
    element.children,
  );

function isSkipped(element: Element, isInPackageManagers: boolean): boolean {
  const { role, hidden, 'data-search': search } = element.attribs;
  return (
    NOT_TEXT.has(element.name) ||
    search === 'skip' ||
    role === 'tablist' ||
    hasClass(element, 'hash-link') ||
    (isInPackageManagers && role === 'tabpanel' && hidden !== undefined)
  );
}

/** Cuts what is in an element into sections, in one walk. */
function sectionsOf(root: Element): Pick<PageText, 'headings' | 'texts'> {
  const headings: IndexHeading[] = [];
  const texts = [''];
  let isLeftOut = false;
  const walk = (node: Node, isInPackageManagers: boolean) => {
    if (node.type === 'text' && !isLeftOut) texts[texts.length - 1] += node.data;
    if (!isElement(node) || isSkipped(node, isInPackageManagers)) return;
    const [, depth] = /^h([2-4])$/.exec(node.name) ?? [];
    const { id } = node.attribs;
    if (depth && id) {
      isLeftOut = LEFT_OUT.has(id);
      if (isLeftOut) return;
      const shown = node.children.filter((child) => !isElement(child) || !isSkipped(child, false));
      headings.push([Number(depth), oneLine(shown.map(textOf).join('')), id]);
      texts.push('');
      return;
    }
    const space = INLINE.has(node.name) || isLeftOut ? '' : ' ';
    texts[texts.length - 1] += space;
    const isInside = isInPackageManagers || isPackageManagers(node);
    for (const child of node.children) walk(child, isInside);
    texts[texts.length - 1] += space;
  };
  for (const child of root.children) walk(child, false);
  return { headings, texts: texts.map(oneLine) };
}

/** Reads a page’s HTML as it was built; undefined where it asks not to be indexed. @throws Error where it has no article with a title. */
export function readPage(html: string): PageText | undefined {
  const metadata = new Map(
    DomUtils.getElementsByTagName('meta', parseDocument(html.slice(0, html.indexOf('<body')))).map(
      ({ attribs: { name, content } }) => [name, content],
    ),
  );
  if (metadata.get('robots')?.includes('noindex')) return undefined;
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const { children } = parseDocument(article);
  const title = DomUtils.findOne(({ name }) => name === 'h1', children);
  const content = DomUtils.findOne((element) => hasClass(element, 'markdown'), children);
  if (!title || !content) {
    throw new Error(
      `expected an <article> with an <h1> and the class “markdown”, as Docusaurus builds docs and posts, found ${article.slice(0, 200) || 'none'}.`,
    );
  }
  return {
    title: oneLine(textOf(title)),
    description: metadata.get('description') ?? '',
    keywords: (metadata.get('keywords') ?? '').split(',').map(oneLine).filter(Boolean),
    ...sectionsOf(content),
  };
}
