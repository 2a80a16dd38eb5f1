import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../pages/project-root';
import { describeType } from './describe-type';
import { createVirtualProgram } from './virtual-program';

/** An option of RsbuildConfig, as the package declares it. */
export interface PackageOption {
  /** `dev.hmr` */
  path: string;
  type: string;
  deprecated: boolean;
}

/** The keys of RsbuildConfig whose own keys are options with a page each. */
export const optionGroups = new Set([
  'dev',
  'html',
  'moduleFederation',
  'output',
  'performance',
  'resolve',
  'security',
  'server',
  'source',
  'tools',
]);

/** Every option of RsbuildConfig by the types of the given copy of `@rsbuild/core`, in the order of its declaration. */
export function readPackageOptions(core?: string): PackageOption[] {
  const file = path.join(projectRoot, 'tests/docs/types/options.ts');
  const text = `import type { RsbuildConfig } from '@rsbuild/core';\nexport type Config = RsbuildConfig;\n`;
  const program = createVirtualProgram(new Map([[file, text]]), { core });
  const checker = program.getTypeChecker();
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  if (!alias)
    throw new Error('expected RsbuildConfig among the exports of @rsbuild/core, found none');
  const optionsOf = (type: ts.Type, prefix: string): PackageOption[] =>
    checker.getPropertiesOfType(type).flatMap((symbol) => {
      const value = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      if (prefix === '' && optionGroups.has(symbol.name))
        return optionsOf(value, `${symbol.name}.`);
      return [
        {
          path: prefix + symbol.name,
          type: describeType(checker, value),
          deprecated: symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
        },
      ];
    });
  return optionsOf(checker.getTypeAtLocation(alias), '');
}
