import type ts from 'typescript';
import { readDiagnostic } from '../package/virtual-program';

/** Assigns a documented type to the package's and back, each on a line of its own that says what it is about. */
export const bothWays = (id: string, documented: string, own: string, about: string) => [
  `declare const documented${id}: ${documented};`,
  `declare const own${id}: ${own};`,
  `export const toOwn${id}: typeof own${id} = documented${id}; // ${about}`,
  `export const toDocumented${id}: typeof documented${id} = own${id}; // ${about}`,
];

/** What TypeScript says of a module, each with the page and with what the line is about. */
export function differencesIn(program: ts.Program, source: ts.SourceFile, page: string): string[] {
  const lines = source.text.split('\n');
  return program.getSemanticDiagnostics(source).map((diagnostic) => {
    const { line, message } = readDiagnostic(diagnostic);
    return `${page}: ${lines[line]?.split('// ')[1] ?? lines[line]}: ${message}`;
  });
}
