import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { SHORT_CODE } from '../../ui/name-breaks';

/** A cell of more letters than this is read rather than compared with others. */
const SENTENCE = 40;
/** A name and a cell of more letters don't fit beside one another on a phone. */
const NARROW = 50;
/** How much a Han character says, and how wide it is, in letters. */
const HAN_LETTERS = 2.2;
const HAN = /\p{Script=Han}/gu;

const measure = (text: string) => text.length + (text.match(HAN) ?? []).length * (HAN_LETTERS - 1);

const elementsIn = ({ children }: { children: ElementContent[] }): Element[] =>
  children.filter((child) => child.type === 'element');

/** The letters of the longest name or path in a text, which doesn't break. */
const longestName = (text: string) =>
  Math.max(0, ...(text.match(/[!-~]+/g) ?? []).map((name) => name.length));

/**
 * Whether rows are read one by one: each has a name, its first cell, and in some another cell is a sentence, or doesn't
 * fit beside the name.
 */
export function areRecords(rows: readonly (readonly string[])[]): boolean {
  const hasNames = new Set(rows.map(([first]) => first)).size === rows.length;
  const isRead = ([name = '', ...cells]: readonly string[]) => {
    const widest = Math.max(0, ...cells.map(measure));
    return widest > SENTENCE || longestName(name) + widest > NARROW;
  };
  return hasNames && rows.some(isRead);
}

/** The space between a figure and its unit, such as `146.6 MB`. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[kKMG]i?B|bytes?|ms|s|px|rem|%)(?![\p{L}\d]))/gu;

/** A CSS string. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** The names of the columns behind the first, for what phones show above each cell: `--column-2:'Type';…`. */
export const columnNames = (head: readonly string[]): string =>
  head
    .map((text, i) => `--column-${i + 1}:${quoted(text)}`)
    .slice(1)
    .join(';');

/** The head of a group: a row with nothing but a bold first cell. */
function groupHead(row: Element): ElementContent[] | undefined {
  const [first, ...others] = elementsIn(row);
  const [bold, ...rest] = first?.children ?? [];
  if (rest.length || bold?.type !== 'element' || bold.tagName !== 'strong') return undefined;
  return others.length && others.every((cell) => !toString(cell).trim())
    ? bold.children
    : undefined;
}

/** Each group of a table's rows as a body of its own, under a head that assistive technology hears as the group's. */
function groupRows(table: Element): void {
  const [head, body] = elementsIn(table);
  if (!body || !elementsIn(body).some(groupHead)) return;
  const colSpan = elementsIn(elementsIn(head!)[0]!).length;
  const bodies: Element[] = [];
  for (const row of elementsIn(body)) {
    const name = groupHead(row);
    if (name || !bodies.length) bodies.push(h('tbody'));
    bodies
      .at(-1)!
      .children.push(name ? h('tr', h('th', { scope: 'rowgroup', colSpan }, name)) : row);
  }
  table.children = [head!, ...bodies];
}

/**
 * Rehype: the groups of a table are real ones, figures stay beside their units, short code stays on its line, and a
 * column without a name has no head. A table with sentences gets the
 * class `records` and the names of its columns, as its rows become blocks on phones.
 */
export const tableKinds: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [head = [], ...rows] = selectAll('tr', table).map((row) =>
      elementsIn(row).map((cell) => toString(cell).trim()),
    );
    groupRows(table);
    visit(table, (node) => {
      if (node.type === 'text') node.value = node.value.replace(BEFORE_UNIT, '\u00a0');
      if (node.type !== 'element') return;
      if (node.tagName === 'code' && toString(node).length <= SHORT_CODE)
        node.properties.className = ['whole'];
      if (node.tagName === 'th' && !toString(node).trim()) node.tagName = 'td';
    });
    if (!areRecords(rows)) return;
    table.properties.className = ['records'];
    table.properties.style = columnNames(head);
  });
};
