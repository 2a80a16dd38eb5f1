import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const LOGGERS = /^(?:logger|console)\.(?:error|warn|info|success|ready|start|greet)$/;
const ERRORS = /(?:^|\.)\w*Error$/;

/** The text of an expression with `…` for what is computed; colors are left out. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => textOf(span.expression) + span.literal.text).join('')
    );
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left) + textOf(node.right);
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText();
    if (callee.includes('picocolors')) return textOf(node.arguments[0]!);
    const list = ts.isPropertyAccessExpression(node.expression) && node.expression.expression;
    if (list && ts.isArrayLiteralExpression(list)) return list.elements.map(textOf).join('\n');
  }
  return '…';
}

/** What a call prints or throws. */
function messageIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const callee = node.expression.getText().replace(/^.*(?=logger\.)/, '');
  const own = LOGGERS.test(callee) || ERRORS.test(callee);
  const argument = node.arguments?.[callee === 'addCompilationError' ? 1 : 0];
  return argument && (own || callee === 'addCompilationError') ? textOf(argument) : undefined;
}

/** All messages of a script, as it is published: errors that it throws and lines that it logs, with `…` for values. */
export function messagesOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    const message = messageIn(node)?.trim();
    if (message && /\p{L}{3}/u.test(message)) found.add(message);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

const modules = path.resolve(__dirname, '../../../../node_modules/@rsbuild');

/** The published scripts of Rsbuild and of the plugins that have a page. */
export const packageScripts = (): string[] => [
  ...['index.js', 'client/hmr.js', 'client/overlay.js'].map((file) =>
    path.join(modules, 'core/dist', file),
  ),
  ...fs
    .readdirSync(modules)
    .filter((name) => name.startsWith('plugin-'))
    .map((name) => path.join(modules, name, 'dist/index.js')),
];
