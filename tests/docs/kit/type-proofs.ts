import assert from 'node:assert/strict';
import path from 'node:path';
import type ts from 'typescript';
import { coreExports } from '#tools/package/core-exports';
import { projectRoot } from '#tools/pages/project-root';
import { createVirtualProgram, readDiagnostic } from '#tools/package/virtual-program';
import type { Proof } from '#tools/prover/proof';

/** What a page says, and TypeScript conditions (`Same<A, B>`, `Fits<A, B>`) that make it true. */
export type TypeClaim = [says: string, ...conditions: string[]];

const tools = `
type Any<T> = 0 extends 1 & T ? true : false;
/** A value of one fits where the other is asked for. */
type Fits<A, B> = Any<A> extends true ? false : Any<B> extends true ? false : [A] extends [B] ? true : false;
type Same<A, B> = Fits<A, B> extends true ? Fits<B, A> : false;
type Not<A> = A extends true ? false : true;
`;

/** Proofs that are types: one program holds the conditions of all, over the names that `@rsbuild/core` exports. */
export function typeProofs(head: string, claims: TypeClaim[]): Proof[] {
  let errors: string[] | undefined;
  const conditions = claims.flatMap(([, ...own]) => own);
  return claims.map(([says, ...own]) => ({
    says,
    run: 'script',
    expect() {
      errors ??= failing(head, conditions);
      assert.deepEqual(
        errors.filter((error) => own.some((condition) => error.startsWith(condition))),
        [],
      );
    },
  }));
}

/** The conditions that do not hold, each with the compiler's words. */
function failing(head: string, conditions: string[]): string[] {
  const file = path.join(projectRoot, 'tests/docs/types/claims.ts');
  const imports = `import type { ${coreExports().join(', ')} } from '@rsbuild/core';`;
  const lines = `${imports}${tools}${head}`.split('\n');
  const text = [
    ...lines,
    ...conditions.map((condition, index) => `export const c${index}: ${condition} = true;`),
  ].join('\n');
  const program: ts.Program = createVirtualProgram(new Map([[file, text]]));
  const source = program.getSourceFile(file);
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map((diagnostic) => {
    const { line, message } = readDiagnostic(diagnostic);
    const condition = conditions[line - lines.length];
    if (condition === undefined) throw new Error(`${lines[line]}: ${message}`);
    return `${condition}: ${message}`;
  });
}
