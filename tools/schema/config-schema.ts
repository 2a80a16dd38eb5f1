import path from 'node:path';
import ts from 'typescript';
import type { Schema } from '../../src/config-check/schema';
import { createVirtualProgram } from '../package/virtual-program';
import { projectRoot } from '../pages/project-root';
import { TypeSchemas } from './type-schema';

/** The JSON Schema of `RsbuildConfig`, by the types of the given copy of `@rsbuild/core`. */
export function readConfigSchema(core?: string): Schema {
  const file = path.join(projectRoot, 'tests/docs/types/schema.ts');
  const text = `import type { RsbuildConfig } from '@rsbuild/core';\nexport type Config = RsbuildConfig;\n`;
  const program = createVirtualProgram(new Map([[file, text]]), { core });
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  const checker = program.getTypeChecker();
  const type = alias && checker.getTypeAtLocation(alias);
  if (!type || type.getProperties().length === 0)
    throw new Error(
      `${core ?? '@rsbuild/core'}: expected RsbuildConfig among the exports, found none.`,
    );
  const schemas = new TypeSchemas(checker);
  const { $ref } = schemas.of(type);
  const name = $ref!.replace('#/definitions/', '');
  const { [name]: root, ...definitions } = schemas.definitions;
  return { ...root, definitions };
}
