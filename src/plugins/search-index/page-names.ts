import type { Nodes, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';

/** What a built page calls itself and its sections. */
export interface PageNames {
  readonly title: string;
  readonly headings: readonly (readonly [depth: number, text: string, id: string])[];
}

/** The text of a heading; the link to itself and the buttons beside it are no part of it. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || matches('button, svg, .hash-link', node)) return '';
  return node.children.map(textOf).join('');
}

const oneLine = (node: Nodes) => textOf(node).replace(/\s+/g, ' ').trim();

/** Reads the names of a built page. @throws Error where it has no article with a title */
export function readNames(page: Root): PageNames {
  const title = select('article h1', page);
  if (!title) {
    throw new Error(
      'expected an <article> with an <h1>, as Docusaurus builds docs and posts, found none.',
    );
  }
  return {
    title: oneLine(title),
    headings: selectAll('article :is(h2, h3, h4)[id]', page)
      .filter(({ properties: { id } }) => id !== 'related')
      .map((heading) => [
        Number(heading.tagName[1]),
        oneLine(heading),
        String(heading.properties.id),
      ]),
  };
}
