import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../pages/project-root';
import { createVirtualProgram } from './virtual-program';

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

/** The path of every option of RsbuildConfig, such as `dev.hmr`, in the order of its declaration. */
export function readPackageOptions(): string[] {
  const file = path.join(projectRoot, 'tests/docs/types/options.ts');
  const text = `import type { RsbuildConfig } from '@rsbuild/core';\nexport type Config = RsbuildConfig;\n`;
  const program = createVirtualProgram(new Map([[file, text]]));
  const checker = program.getTypeChecker();
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  if (!alias)
    throw new Error('expected RsbuildConfig among the exports of @rsbuild/core, found none');
  const membersOf = (type: ts.Type) => checker.getPropertiesOfType(type);
  return membersOf(checker.getTypeAtLocation(alias)).flatMap((symbol) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return optionGroups.has(symbol.name)
      ? membersOf(type).map(({ name }) => `${symbol.name}.${name}`)
      : [symbol.name];
  });
}
