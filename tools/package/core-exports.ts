import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../pages/project-root';

const entry = path.join(projectRoot, 'node_modules/@rsbuild/core/dist-types/index.d.ts');

/** The names that `@rsbuild/core` exports; a documented type may use them without an import. */
export function coreExports(): string[] {
  const source = ts.createSourceFile(entry, fs.readFileSync(entry, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  });
}
