import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listHeadings } from '../pages/headings';
import type { Page } from '../pages/page';

/** The flags of a table, and the heading above it. */
export interface FlagTable {
  heading: string;
  /** as the page writes them: `-o, --open [url]` */
  flags: string[];
}

/** A page's tables of flags and what they do, in order. */
export function listFlagTables(page: Page): FlagTable[] {
  const headings = listHeadings(page);
  const tables: FlagTable[] = [];
  visit(page.tree, 'table', (table) => {
    const before = headings.filter(({ line }) => line < (table.position?.start.line ?? 0));
    if (isFlagTable(table)) {
      tables.push({ heading: before.at(-1)?.text ?? '', flags: firstCells(table).slice(1) });
    }
  });
  return tables;
}

const firstCells = (table: Table) => table.children.map(({ children: [cell] }) => toString(cell));

const isFlagTable = (table: Table) =>
  ['Effect', '作用'].includes(toString(table.children[0]?.children[1])) &&
  firstCells(table)[1]?.startsWith('-') === true;
