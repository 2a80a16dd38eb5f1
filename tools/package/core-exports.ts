import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../pages/project-root';

const folder = path.join(projectRoot, 'node_modules/@rsbuild/core');

/** The names that `@rsbuild/core` exports; a documented type may use them without an import. */
export function coreExports(): string[] {
  // Another version of the package, which `npm run docs -- prove --rsbuild` installs, may keep its types elsewhere.
  const { types } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    types: string;
  };
  const entry = path.join(folder, types);
  const source = ts.createSourceFile(entry, fs.readFileSync(entry, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  });
}
