import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../pages/project-root';
import { createVirtualProgram, readDiagnostic } from '../../package/virtual-program';
import type { FieldTable, OptionField } from './field-tables';
import type { PluginPage } from './plugin-pages';

/** Words of the tables for types that would be too long for a cell. */
const WIDE = ['object', 'unknown'];

const header = `import type { Rspack } from '@rsbuild/core';
type RuleSetCondition = Rspack.RuleSetCondition;
type Value<T> = T extends readonly unknown[] | ((...args: any[]) => unknown) ? never : T;
type Names<T> = T extends unknown ? keyof T : never;
type Field<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;
type Written<T> = [T] extends [never] ? never : Exclude<T, undefined>;
`;

const typesFile = (page: PluginPage) =>
  path.join(projectRoot, `tests/docs/types/${page.factory}-fields.ts`);

/** \`a | b\` in its parts; no field of a table has an alternative inside brackets that stands alone. */
const alternatives = (type: string) => type.split(/\s*\|\s*(?![^<[{(]*[>\]})])/);
const written = (type: string) => type.replace(/\bfunction\b/g, '((...args: any[]) => any)');

/** The package's type must have the field; each type must fit the other, apart from the wide words. */
function linesOf({ option }: FieldTable, { name, type }: OptionField, id: string): string[] {
  const value = `Value<Exclude<Options['${option.name}'], undefined>>`;
  const own = `Written<Field<${value}, '${name}'>>`;
  const exact = alternatives(type).filter((part) => !WIDE.includes(part));
  const lines = [
    `export const name${id}: Names<${value}> = '${name}';`,
    `declare const own${id}: ${own};`,
    `export const toDocumented${id}: ${written(type)} = own${id};`,
  ];
  if (exact.length > 0) {
    lines.push(
      `declare const documented${id}: ${written(exact.join(' | '))};`,
      `export const toOwn${id}: ${own} = documented${id};`,
    );
  }
  if (type.includes('object')) {
    lines.push(
      `export const object${id}: [Extract<${own}, object>] extends [never] ? 'no object' : true = true;`,
    );
  }
  return lines;
}

/** A complete table names each field of the type that has no index signature. */
const namesLine = ({ option, fields }: FieldTable, id: string) => {
  const value = `Value<Exclude<Options['${option.name}'], undefined>>`;
  const documented = fields.map(({ name }) => `'${name}'`).join(' | ');
  return (
    `export const all${id}: string extends Names<${value}> ? true : ` +
    `[Exclude<Names<${value}>, ${documented}>] extends [never] ? true : Exclude<Names<${value}>, ${documented}> = true;`
  );
};

function moduleOf(page: PluginPage, tables: readonly FieldTable[]) {
  const text = [
    header +
      `import { ${page.factory} } from '${page.package}';\n` +
      `type Options = NonNullable<Parameters<typeof ${page.factory}>[0]>;`,
  ];
  const owners: { line: number; what: string }[] = [];
  const countLines = () => text.join('\n').split('\n').length;
  const add = (line: number, what: string, lines: string[]) => {
    for (const written of lines) {
      owners[countLines()] = { line, what };
      text.push(written);
    }
  };
  tables.forEach((table, i) => {
    table.fields.forEach((field, j) => {
      add(field.line, `${table.option.name}.${field.name}`, linesOf(table, field, `${i}_${j}`));
    });
    if (table.complete) {
      const what = `${table.option.name}: the fields of the table`;
      add(table.option.line, what, [namesLine(table, `${i}`)]);
    }
  });
  return { text: text.join('\n'), owners };
}

/** What the tables of all pages say otherwise than the packages' types, with page and line. */
export function compareFieldTypes(
  tables: ReadonlyMap<PluginPage, readonly FieldTable[]>,
): string[] {
  const modules = [...tables].map(([page, list]) => ({ page, ...moduleOf(page, list) }));
  const program = createVirtualProgram(
    new Map(modules.map(({ page, text }) => [typesFile(page), text])),
  );
  return modules.flatMap(({ page, owners }) =>
    program.getSemanticDiagnostics(program.getSourceFile(typesFile(page))).map((diagnostic) => {
      const { line, message } = readDiagnostic(diagnostic as ts.Diagnostic);
      const owner = owners[line];
      return `${page.file}:${owner?.line ?? 1}: ${owner?.what ?? 'imports'}: ${message}`;
    }),
  );
}
