import ts from 'typescript';

/** A title as the source has it; what is filled in is `…`. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** `test(…)`, `test.each(…)(…)`, `test.describe(…)`, `describe(…)`: its title and what is in it. */
function readCall(node: ts.Node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  const name = node.expression.getText().replace(/[(<][\s\S]*/, '');
  const kind = /^(?:test\.)?describe(?:\.each)?$/.test(name)
    ? 'group'
    : /^(?:test|it)(?:\.each)?$/.test(name)
      ? 'test'
      : undefined;
  return kind && { kind, title: textOf(node.arguments[0]!) };
}

/** The titles of the tests in a file's text, each after those of the groups it is in. */
export function testTitles(text: string): string[] {
  const source = ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const visit = (node: ts.Node, groups: readonly string[]) => {
    const call = readCall(node);
    if (call?.kind === 'test') titles.add([...groups, call.title].join(' › '));
    else ts.forEachChild(node, (child) => visit(child, call ? [...groups, call.title] : groups));
  };
  visit(source, []);
  return [...titles];
}
