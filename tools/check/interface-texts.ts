import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { projectRoot } from '../pages/project-root';
import { plainProse, findProse, type Prose, type Text } from '../pages/prose';

const markdown = unified().use(remarkParse).use(remarkGfm);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'tests/docs/README.md',
  'tools/README.md',
  'tools/check/README.md',
  'tools/check/samples/README.md',
  'tools/history/README.md',
];

/** What the site says outside its pages: labels of both languages, messages in the code, README and CONTRIBUTING. */
export function listInterfaceTexts(): Text[] {
  return [
    ...documents.map((file) => text(file, 'en', (source) => findProse(markdown.parse(source)))),
    ...filesIn('i18n/en', /\.json$/).map((file) => text(file, 'en', readLabels)),
    ...filesIn('i18n/zh', /\.json$/)
      .filter((file) => !file.endsWith('glossary.json'))
      .map((file) => text(file, 'zh', readLabels)),
    ...filesIn('src', /\.tsx?$/).map((file) => text(file, 'en', readMessages)),
  ];
}

function filesIn(folder: string, name: RegExp): string[] {
  return fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .sort();
}

const text = (
  file: string,
  language: Text['language'],
  read: (source: string) => Prose[],
): Text => ({
  file,
  language,
  prose: read(fs.readFileSync(path.join(projectRoot, file), 'utf8')),
});

/** The messages of a file of labels, in the format of Docusaurus. */
export function readLabels(source: string): Prose[] {
  const messages = /^\s*"message": (".*?(?<!\\)(?:\\\\)*"),?$/;
  return source.split('\n').flatMap((line, index) => {
    const [, message] = messages.exec(line) ?? [];
    return message ? [plainProse('string', index + 1, JSON.parse(message) as string)] : [];
  });
}

/** The English messages in code: of `translate({ message })` and between `<Translate>` and `</Translate>`. */
export function readMessages(source: string): Prose[] {
  const prose: Prose[] = [];
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const add = (node: ts.Node, message: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    prose.push(plainProse('string', line + 1, message.replace(/\s+/g, ' ').trim()));
  };
  const read = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [descriptor] = node.arguments;
      const message =
        descriptor && ts.isObjectLiteralExpression(descriptor) && messageOf(descriptor);
      if (message) add(message, message.text);
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const [child] = node.children.filter((part) => part.getText().trim() !== '');
      if (child) add(child, textOfChild(child));
    }
    ts.forEachChild(node, read);
  };
  read(file);
  return prose;
}

function messageOf(descriptor: ts.ObjectLiteralExpression): ts.StringLiteralLike | undefined {
  const property = descriptor.properties.find(({ name }) => name?.getText() === 'message');
  return property &&
    ts.isPropertyAssignment(property) &&
    ts.isStringLiteralLike(property.initializer)
    ? property.initializer
    : undefined;
}

function textOfChild(child: ts.JsxChild): string {
  const expression = ts.isJsxExpression(child) ? child.expression : undefined;
  return expression && ts.isStringLiteralLike(expression) ? expression.text : child.getText();
}
