import path from 'node:path';
import ts from 'typescript';
import { showDefault } from '../package/default-equality';
import {
  modes,
  readNormalizedDefaults,
  valueAt,
  type NormalizedDefaults,
} from '../package/normalized-defaults';
import { optionGroups } from '../package/package-options';
import { createVirtualProgram } from '../package/virtual-program';
import { isPlain } from '../project/is-plain';
import { MemberReader } from './read-members';
import type { VersionFacts } from './facts';

/** Holds each other option's default again. */
const DERIVED = 'environments';

/** Reads the types of `@rsbuild/core` in a folder, and runs it for its defaults. */
export async function readCore(core: string): Promise<VersionFacts> {
  const { reader, types, module } = openPackage(core, '@rsbuild/core', {
    config: 'RsbuildConfig',
    hooks: 'RsbuildPluginAPI',
    instance: 'RsbuildInstance',
  });
  const options = reader.fieldsOf(types.config!, '', optionGroups);
  return {
    options,
    defaults: defaultsOf(await readNormalizedDefaults(core), Object.keys(options)),
    hooks: reader.membersOf(types.hooks!),
    instance: reader.membersOf(types.instance!),
    exports: reader.exportsOf(module, { withParts: true }),
  };
}

/** Reads the options of a plugin in a folder, and what it exports. Its defaults are not read: they are in its code. */
export function readPlugin(folder: string, name: string): VersionFacts {
  const factory = name
    .replace('@rsbuild/', '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { reader, types, module } = openPackage(folder, name, {
    options: `NonNullable<Parameters<typeof import('${name}').${factory}>[0]>`,
  });
  return {
    options: reader.fieldsOf(types.options!),
    defaults: {},
    hooks: {},
    instance: {},
    exports: reader.exportsOf(module, { withParts: false }),
  };
}

/** A program over a package's own types, with a reader for them; `names` are the types to look up. */
function openPackage(folder: string, name: string, names: Record<string, string>) {
  const file = path.join(folder, 'read-version.ts');
  const isCore = name === '@rsbuild/core';
  const text = [
    `import * as all from '${name}';`,
    'export type { all };',
    ...(isCore ? [`import type { ${Object.values(names).join(', ')} } from '${name}';`] : []),
    ...Object.entries(names).map(([key, type]) => `export type ${key} = ${type};`),
  ].join('\n');
  const program = createVirtualProgram(new Map([[file, text]]), {
    ...(isCore && { core: folder }),
  });
  const checker = program.getTypeChecker();
  const statements = [...program.getSourceFile(file)!.statements];
  const [all] = statements.filter(ts.isImportDeclaration);
  const module = checker.getSymbolAtLocation(all!.moduleSpecifier);
  if (!module) throw new Error(`expected types in ${name}, found none`);
  const types = Object.fromEntries(
    statements
      .filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, checker.getTypeAtLocation(alias)]),
  );
  const isOwnFile = (other: string) => other.startsWith(`${folder}/dist`);
  return { reader: new MemberReader(checker, isOwnFile), types, module };
}

/** Defaults as code; a field that is a name itself is left out of the object that holds it. */
function defaultsOf(normalized: NormalizedDefaults, names: string[]): VersionFacts['defaults'] {
  const known = new Set(names);
  const ofMode = (config: unknown) =>
    Object.fromEntries(
      names.flatMap((name) => {
        if (name === DERIVED) return [];
        const value = withoutFields(valueAt(config, name), (key) => known.has(`${name}.${key}`));
        return value === undefined
          ? []
          : [[name, showDefault(value).replace(/'function: [^]*/, '() => …')]];
      }),
    );
  return Object.fromEntries(modes.map((mode) => [mode, ofMode(normalized[mode])]));
}

function withoutFields(value: unknown, isField: (key: string) => boolean): unknown {
  if (!isPlain(value)) return value;
  const rest = Object.entries(value).filter(([key, entry]) => !isField(key) && entry !== undefined);
  const isEmptied = rest.length === 0 && Object.keys(value).length > 0;
  return isEmptied ? undefined : Object.fromEntries(rest);
}
