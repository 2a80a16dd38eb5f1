import ts from 'typescript';

/** Tells the line of a text in a program's source: where the string literal is; undefined for one that is put together. */
export function lineOfText(source: string): (text: string) => number | undefined {
  const file = ts.createSourceFile('proofs.ts', source, ts.ScriptTarget.Latest);
  const lines = new Map<string, number>();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && !lines.has(node.text)) {
      lines.set(node.text, file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return (text) => lines.get(text);
}
