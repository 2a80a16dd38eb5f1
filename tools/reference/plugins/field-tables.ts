import type { InlineCode, Paragraph, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { listHeadings } from '../../pages/headings';
import type { Page } from '../../pages/page';
import type { PluginOption } from './plugin-pages';

/** A row of a table of fields. */
export interface OptionField {
  readonly name: string;
  readonly type: string;
  /** the default as code; none where the cell has words, or the table no such column */
  readonly default: string | undefined;
  readonly line: number;
}

/** The table below an option's heading that lists the fields of its value. */
export interface FieldTable {
  readonly option: PluginOption;
  readonly fields: OptionField[];
  /** whether the table has all fields: its sentence doesn't limit it to those that are needed most */
  readonly complete: boolean;
}

const isCode = (node: { type: string }): node is InlineCode => node.type === 'inlineCode';
const codeIn = (cell: TableCell) => cell.children.filter(isCode).map(({ value }) => value);

/** A cell that is nothing but one piece of code. */
function onlyCode(cell: TableCell | undefined): string | undefined {
  const [code, ...rest] = cell?.children ?? [];
  return code && isCode(code) && rest.length === 0 ? code.value : undefined;
}

/** The rows whose names are code: “Another name” stands for an index signature. */
function fieldsOf(table: Table): OptionField[] {
  const [head, ...rows] = table.children;
  const column = (title: string) => head!.children.findIndex((cell) => toString(cell) === title);
  const [type, value] = [column('Type'), column('Default')];
  return rows.flatMap((row) =>
    codeIn(row.children[0]!).map((name) => ({
      name,
      type: codeIn(row.children[type]!)[0] ?? '',
      default: onlyCode(row.children[value]),
      line: row.position!.start.line,
    })),
  );
}

/** The tables with the columns Field and Type below the headings of a plugin's options. */
export function fieldTables(page: Page, options: readonly PluginOption[]): FieldTable[] {
  const sections = listHeadings(page).filter(({ depth }) => depth <= 3);
  const optionAt = (line: number) => {
    const heading = sections.filter((section) => section.line < line).at(-1);
    return options.find((option) => option.line === heading?.line);
  };
  return page.tree.children.flatMap((node, i) => {
    if (node.type !== 'table') return [];
    const titles = node.children[0]!.children.map((cell) => toString(cell));
    const option = optionAt(node.position!.start.line);
    if (!option || titles[0] !== 'Field' || !titles.includes('Type')) return [];
    const before = page.tree.children[i - 1] as Paragraph;
    const complete = !/most likely to need/.test(toString(before));
    return [{ option, fields: fieldsOf(node), complete }];
  });
}
