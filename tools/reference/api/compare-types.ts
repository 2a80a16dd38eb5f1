import path from 'node:path';
import ts from 'typescript';
import { coreExports } from '../../package/core-exports';
import { openDocs } from '../../pages/docs';
import { listFences } from '../../pages/fences';
import { projectRoot } from '../../pages/project-root';
import { shapeDifference } from '../../package/shape-difference';
import { createVirtualProgram } from '../../package/virtual-program';
import { bothWays, differencesIn } from '../both-ways';
import {
  documentedDeclarations,
  sampleTypes,
  type DocumentedTable,
} from '../../../tests/docs/data/documented-types';
import type { FieldTable } from './field-tables';

const imports = "import type * as core from '@rsbuild/core';";
const fileOf = (name: string) => path.join(projectRoot, `tests/docs/types/api-${name}.ts`);
const exported = coreExports();

/** A name of the core is written without its namespace in a table. */
const qualified = (type: string) =>
  type.replace(/(?<![.'"\w])([A-Z]\w+)\b/g, (name) =>
    exported.includes(name) ? `core.${name}` : name,
  );

const given = (type: string) => `Exclude<${type}, undefined>`;

/** What the package says of the fields of a table. */
export interface TableTypes {
  names: string[];
  /** fields whose documented type is another, with TypeScript's words */
  differences: string[];
  /** `@default` in the package's declarations, by field */
  defaults: Record<string, string>;
}

/** Compares tables with the types whose fields they list, in one program. */
export function compareTables(pairs: [FieldTable, DocumentedTable][]): TableTypes[] {
  const modules = pairs.map(([{ fields }, { type }], index): [string, string] => [
    fileOf(`table-${index}`),
    [
      imports,
      `export type Own = ${type};`,
      ...fields.flatMap(({ name, type: documented, line }, field) =>
        bothWays(
          String(field),
          given(qualified(documented)),
          given(`Own['${name}']`),
          `line ${line}: ${name}`,
        ),
      ),
    ].join('\n'),
  ]);
  const program = createVirtualProgram(new Map(modules));
  return pairs.map(([{ file }], index) => readTable(program, fileOf(`table-${index}`), file));
}

function readTable(program: ts.Program, module: string, page: string): TableTypes {
  const source = program.getSourceFile(module)!;
  const checker = program.getTypeChecker();
  const alias = source.statements.find(ts.isTypeAliasDeclaration)!;
  const members = checker.getPropertiesOfType(checker.getTypeAtLocation(alias));
  const tags = members.flatMap((member) =>
    member
      .getJsDocTags(checker)
      .filter(({ name }) => name === 'default')
      .map(({ text }): [string, string] => [member.name, ts.displayPartsToString(text)]),
  );
  return {
    names: members.map(({ name }) => name),
    differences: differencesIn(program, source, page),
    defaults: Object.fromEntries(tags),
  };
}

/** A type or function that a fence of a page writes out. */
export interface Declaration {
  name: string;
  file: string;
  line: number;
}

const declaration = /^(?:export )?(?:declare function|type|interface) (\w+)/;

/** Compares what the fences of pages declare with the package; returns what was compared and what differs. */
export function compareDeclarations(folders: string[]) {
  const docs = openDocs();
  const fences = docs.files
    .filter((file) => folders.some((folder) => file.startsWith(folder)))
    .flatMap((file) => listFences(docs.page(file)!).map((fence) => ({ file, ...fence })))
    .filter(({ lang }) => lang === 'ts')
    .map(({ file, line, code }, index) => ({
      file,
      code,
      index,
      found: declared(code, file, line),
    }))
    .filter(({ found }) => found.length > 0);
  const modules = fences.map(({ code, index, found }): [string, string] => [
    fileOf(`fence-${index}`),
    [code, imports, ...found.flatMap((entry) => comparison(entry, code))].join('\n'),
  ]);
  const program = createVirtualProgram(new Map(modules));
  return {
    declarations: fences.flatMap(({ found }) => found),
    differences: fences.flatMap(({ file, index }) => {
      const source = program.getSourceFile(fileOf(`fence-${index}`))!;
      return [...differencesIn(program, source, file), ...shapesIn(program, source, file)];
    }),
  };
}

function declared(code: string, file: string, line: number): Declaration[] {
  const found = code.split('\n').flatMap((text, index) => {
    const name = declaration.exec(text)?.[1];
    return name && !sampleTypes.includes(name) ? [{ name, file, line: line + index }] : [];
  });
  return found.filter(({ name }, index) => index === found.findIndex((one) => one.name === name));
}

function comparison({ name, file, line }: Declaration, code: string): string[] {
  const isFunction =
    code.includes(`declare function ${name}(`) || code.includes(`declare function ${name}<`);
  const own = documentedDeclarations[name] ?? (isFunction ? `typeof core.${name}` : `core.${name}`);
  if (!documentedDeclarations[name] && !exported.includes(name))
    throw new Error(
      `${file}:${line}: expected a name that @rsbuild/core exports or documentedDeclarations has, found ${name}. ` +
        'Add the type that it writes out to tests/docs/data/documented-types.ts.',
    );
  const documented = isFunction ? `typeof ${name}` : name;
  return [
    ...bothWays(`_${name}`, documented, own, `line ${line}: ${name}`),
    `type Written_${name} = ${documented};`,
    `type Own_${name} = ${own};`,
  ];
}

/** Optional fields that came or went, also those of parameters and results; assignability does not see them. */
function shapesIn(program: ts.Program, source: ts.SourceFile, page: string): string[] {
  const checker = program.getTypeChecker();
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const typeOf = (name: string) =>
    checker.getTypeAtLocation(aliases.find((alias) => alias.name.text === name)!);
  return aliases
    .filter((alias) => alias.name.text.startsWith('Written_'))
    .flatMap((alias) => {
      const name = alias.name.text.replace('Written_', '');
      const [ours, theirs] = [`Written_${name}`, `Own_${name}`].map((each) =>
        partsOf(checker, typeOf(each), alias),
      );
      return ours!.flatMap((type, index) => {
        const other = theirs![index];
        const { missing, surplus } = other
          ? shapeDifference(checker, type, other)
          : { missing: [], surplus: ['a parameter'] };
        return [
          ...missing.map((field) => `${page}: ${name}: expected a field ${field}, found none`),
          ...surplus.map((field) => `${page}: ${name}: expected no ${field}, found it`),
        ];
      });
    });
}

/** A type, or the parameters and results of a function. */
function partsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ts.Type[] {
  const signatures = type.getCallSignatures();
  if (signatures.length === 0) return [type];
  return signatures.flatMap((signature) => [
    ...signature
      .getParameters()
      .map((parameter) =>
        checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, at)),
      ),
    checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType(),
  ]);
}
