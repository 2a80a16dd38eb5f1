import path from 'node:path';
import { projectRoot } from '../../pages/project-root';
import { createVirtualProgram } from '../../package/virtual-program';
import { differencesIn } from '../both-ways';
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
function linesOf({ option }: FieldTable, { name, type, line }: OptionField, id: string): string[] {
  const about = `line ${line}: ${option.name}.${name}`;
  const value = `Value<Exclude<Options['${option.name}'], undefined>>`;
  const own = `Written<Field<${value}, '${name}'>>`;
  const exact = alternatives(type).filter((part) => !WIDE.includes(part));
  const lines = [
    `export const name${id}: Names<${value}> = '${name}'; // ${about}`,
    `declare const own${id}: ${own};`,
    `export const toDocumented${id}: ${written(type)} = own${id}; // ${about}`,
  ];
  if (exact.length > 0) {
    lines.push(
      `declare const documented${id}: ${written(exact.join(' | '))};`,
      `export const toOwn${id}: ${own} = documented${id}; // ${about}`,
    );
  }
  if (type.includes('object')) {
    lines.push(
      `export const object${id}: [Extract<${own}, object>] extends [never] ? 'no object' : true = true; // ${about}`,
    );
  }
  return lines;
}

/** A complete table names each field of the type that has no index signature. */
function namesLine({ option, fields }: FieldTable, id: string): string {
  const names = `Names<Value<Exclude<Options['${option.name}'], undefined>>>`;
  const others = `Exclude<${names}, ${fields.map(({ name }) => `'${name}'`).join(' | ')}>`;
  return (
    `export const all${id}: string extends ${names} ? true : [${others}] extends [never] ? true : ${others} = true; ` +
    `// line ${option.line}: ${option.name}: the fields of the table`
  );
}

const moduleOf = ({ factory, package: name }: PluginPage, tables: readonly FieldTable[]) =>
  [
    `${header}import { ${factory} } from '${name}';`,
    `type Options = NonNullable<Parameters<typeof ${factory}>[0]>;`,
    ...tables.flatMap((table, i) => [
      ...table.fields.flatMap((field, j) => linesOf(table, field, `${i}_${j}`)),
      ...(table.complete ? [namesLine(table, `${i}`)] : []),
    ]),
  ].join('\n');

/** Where the tables of all pages differ from the packages' types, with page and line. */
export function compareFieldTypes(
  tables: ReadonlyMap<PluginPage, readonly FieldTable[]>,
): string[] {
  const program = createVirtualProgram(
    new Map([...tables].map(([page, list]) => [typesFile(page), moduleOf(page, list)])),
  );
  return [...tables.keys()].flatMap((page) =>
    differencesIn(program, program.getSourceFile(typesFile(page))!, page.file),
  );
}
