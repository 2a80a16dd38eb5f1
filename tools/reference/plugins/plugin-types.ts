import path from 'node:path';
import ts from 'typescript';
import { coreExports } from '../../package/core-exports';
import { projectRoot } from '../../pages/project-root';
import { createVirtualProgram } from '../../package/virtual-program';
import { bothWays, differencesIn } from '../both-ways';
import type { PluginPage } from './plugin-pages';

export interface PluginTypes {
  /** The options that the plugin's own type has. */
  readonly options: string[];
  /** Options whose documented type is not the plugin's, with TypeScript's words. */
  readonly differences: string[];
}

const typesFile = (page: PluginPage) =>
  path.join(projectRoot, `tests/docs/types/${page.factory}.ts`);
const core = coreExports();

/** Names in the documented types, by the package that they are imported from. */
function imports(page: PluginPage): string {
  const used = new Set(page.options.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []));
  const fromCore = core.filter((name) => used.has(name));
  return [
    `import type { ${fromCore.join(', ')} } from '@rsbuild/core';`,
    `import type * as plugin from '${page.package}';`,
    `import { ${page.factory} } from '${page.package}';`,
  ].join('\n');
}

/** A bare name that is not of the core is one of the plugin. */
function qualified(type: string): string {
  return type.replace(/(?<![.'"\w])([A-Z]\w+)\b(?!:)/g, (name) =>
    core.includes(name) || ['RegExp', 'Array', 'Record', 'Promise', 'Partial'].includes(name)
      ? name
      : `plugin.${name}`,
  );
}

function moduleOf(page: PluginPage): string {
  const pairs = page.options.flatMap(({ name, type }, i) =>
    bothWays(
      String(i),
      `Exclude<${qualified(type)}, undefined>`,
      `Exclude<Options['${name}'], undefined>`,
      name,
    ),
  );
  const options = `export type Options = NonNullable<Parameters<typeof ${page.factory}>[0]>;`;
  return [imports(page), options, ...pairs, ''].join('\n');
}

function readTypes(program: ts.Program, page: PluginPage): PluginTypes {
  const source = program.getSourceFile(typesFile(page))!;
  const checker = program.getTypeChecker();
  const alias = source.statements.find(ts.isTypeAliasDeclaration)!;
  const options = checker
    .getPropertiesOfType(checker.getTypeAtLocation(alias))
    .map(({ name }) => name);
  return { options, differences: differencesIn(program, source, page.file) };
}

/** Compares the documented options of all plugins with the types of the installed packages, in one program. */
export function comparePluginTypes(pages: readonly PluginPage[]): Map<string, PluginTypes> {
  const program = createVirtualProgram(
    new Map(pages.map((page) => [typesFile(page), moduleOf(page)])),
  );
  return new Map(pages.map((page) => [page.package, readTypes(program, page)]));
}
