import type { Element, Nodes, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** What a built page calls itself and its sections. */
export interface PageNames {
  readonly title: string;
  readonly headings: readonly (readonly [depth: number, text: string, id: string])[];
}

/** The link to itself and the buttons beside it are no part of a heading's text. */
const isAside = ({ tagName, properties: { className } }: Element) =>
  tagName === 'button' ||
  tagName === 'svg' ||
  (Array.isArray(className) && className.includes('hash-link'));

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isAside(node))) return '';
  return node.children.map(textOf).join('');
}

const oneLine = (node: Nodes) => textOf(node).replace(/\s+/g, ' ').trim();

/** All elements of the page's article. Selectors over whole pages took a tenth of a build. */
function articleElements(page: Root): Element[] {
  const elements: Element[] = [];
  visit(page, { type: 'element', tagName: 'article' }, (article: Element) => {
    visit(article, 'element', (element) => {
      elements.push(element);
    });
    return EXIT;
  });
  return elements;
}

/** Reads the names of a built page. @throws Error where it has no article with a title */
export function readNames(page: Root): PageNames {
  const elements = articleElements(page);
  const title = elements.find(({ tagName }) => tagName === 'h1');
  if (!title) {
    throw new Error(
      'expected an <article> with an <h1>, as Docusaurus builds docs and posts, found none.',
    );
  }
  return {
    title: oneLine(title),
    headings: elements
      .filter(({ tagName, properties: { id } }) => /^h[2-4]$/.test(tagName) && id)
      .filter(({ properties: { id } }) => id !== 'related')
      .map((heading) => [
        Number(heading.tagName[1]),
        oneLine(heading),
        String(heading.properties.id),
      ]),
  };
}
