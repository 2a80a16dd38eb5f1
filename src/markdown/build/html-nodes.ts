import type { Element, Nodes } from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** All text in a node, as it is written. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The elements in a node that match, in order; none inside of one that matches. */
export function findAll(node: Nodes, matches: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    isElement(child) && matches(child) ? [child] : findAll(child, matches),
  );
}
