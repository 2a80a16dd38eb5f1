import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { openDocs } from '../../pages/docs';

/** A row of a table with a column `Type`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  /** where it is written as code, not in words such as “None” */
  readonly default: string | undefined;
  readonly line: number;
}

/** A table of an API page that gives names and types. */
export interface FieldTable {
  readonly file: string;
  readonly heading: string;
  /** head of its first column: `Option`, `Field`, `Key` or `Result` */
  readonly kind: string;
  readonly line: number;
  readonly fields: Field[];
}

/** The tables with a column `Type` on the English API pages, in order. */
export function listFieldTables(): FieldTable[] {
  const docs = openDocs();
  return docs.files
    .filter((file) => file.startsWith('docs/api/'))
    .flatMap((file) => {
      let heading = '';
      return docs.page(file)!.tree.children.flatMap((node) => {
        if (node.type === 'heading') heading = toString(node);
        return node.type === 'table' ? readTable(node, file, heading) : [];
      });
    });
}

function readTable(table: Table, file: string, heading: string): FieldTable[] {
  const [head, ...rows] = table.children;
  const heads = head!.children.map((cell) => toString(cell));
  const types = heads.indexOf('Type');
  if (types === -1) return [];
  const defaults = heads.indexOf('Default');
  const line = table.position!.start.line;
  const fields = rows.map(({ children: cells, position }): Field => {
    const [name, type, given] = [cells[0], cells[types], cells[defaults]].map((cell) =>
      cell ? toString(cell) : '',
    );
    const isCode = cells[defaults]?.children.every(({ type: kind }) => kind === 'inlineCode');
    return {
      name: name!,
      type: type!,
      default: isCode ? given : undefined,
      line: position!.start.line,
    };
  });
  return [{ file, heading, kind: heads[0]!, line, fields }];
}
