import { DomUtils, parseDocument } from 'htmlparser2';
import type { IndexHeading } from '../engine/index-format';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** What a built page calls itself and its sections. */
export interface PageNames {
  readonly title: string;
  readonly headings: readonly IndexHeading[];
}

/** A link to the heading itself, and what only those who look at it need. */
const NOT_TEXT = '.hash-link, button, svg'.split(', ').map((each) => each.replace('.', ''));

const isElement = (node: Node): node is Element => 'attribs' in node;
const isSkipped = (node: Node) =>
  isElement(node) &&
  (NOT_TEXT.includes(node.name) ||
    NOT_TEXT.some((name) => (node.attribs.class ?? '').split(' ').includes(name)));

function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  return isElement(node) && !isSkipped(node) ? node.children.map(textOf).join('') : '';
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads the names of a page from its HTML as it was built. @throws Error where it has no article with a title. */
export function readNames(html: string): PageNames {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const { children } = parseDocument(article);
  const title = DomUtils.findOne(({ name }) => name === 'h1', children);
  if (!title) {
    throw new Error(
      `expected an <article> with an <h1>, as Docusaurus builds docs and posts, found ${article.slice(0, 200) || 'none'}.`,
    );
  }
  const headings = DomUtils.findAll(
    ({ name, attribs }) => /^h[2-4]$/.test(name) && Boolean(attribs.id),
    children,
  );
  return {
    title: oneLine(textOf(title)),
    headings: headings
      .filter(({ attribs: { id } }) => id !== 'related')
      .map((heading) => [Number(heading.name[1]), oneLine(textOf(heading)), heading.attribs.id!]),
  };
}
