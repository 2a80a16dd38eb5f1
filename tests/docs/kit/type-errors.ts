import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createVirtualProgram, readDiagnostic } from '#tools/package/virtual-program';

/** What TypeScript says about files of a project: `TS2307: Cannot find module …`. */
export function typeErrors(
  root: string,
  names: string[],
  compilerOptions: ts.CompilerOptions = {},
): string[] {
  const files = new Map(
    names.map((name) => {
      const file = path.join(root, name);
      return [file, fs.readFileSync(file, 'utf8')] as const;
    }),
  );
  const program = createVirtualProgram(files, { compilerOptions });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const { code, message } = readDiagnostic(diagnostic);
    return `TS${code}: ${message}`;
  });
}
