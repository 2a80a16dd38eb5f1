import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../pages/project-root';
import { createVirtualProgram } from '../../package/virtual-program';

/** The property names of an exported type of a package, private ones (`_…`) left out. */
export function packageMembers(typeName: string, from = '@rsbuild/core'): string[] {
  const file = path.join(projectRoot, 'tests/docs/types/members.ts');
  const text = `import type { ${typeName} } from '${from}';\nexport type Members = ${typeName};\n`;
  const program = createVirtualProgram(new Map([[file, text]]));
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  const checker = program.getTypeChecker();
  const names = alias
    ? checker.getPropertiesOfType(checker.getTypeAtLocation(alias)).map(({ name }) => name)
    : [];
  if (names.length === 0)
    throw new Error(`expected ${typeName} of ${from} to have members, found none`);
  return names.filter((name) => !name.startsWith('_')).sort();
}
