// By `import`, Node.js would first read all nine megabytes for the names that they export.
const ts = require('typescript');

const isText = (node) => node !== undefined && ts.isStringLiteralLike(node);

/** The text of a JSX child as React gets it; undefined where it is no plain text. */
function textOfChild(child) {
  if (child && ts.isJsxText(child) && !child.text.includes('&'))
    return child.text.trim().replace(/\s+/g, ' ');
  return isText(child?.expression) ? child.expression.text : undefined;
}

/** `translate({id, message, description})` becomes `translate({message})`. */
function labelOfCall(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate') return undefined;
  const [label] = node.arguments;
  if (!label || !ts.isObjectLiteralExpression(label)) return undefined;
  const valueOf = (name) =>
    label.properties.find((property) => property.name?.text === name)?.initializer;
  const [id, message] = [valueOf('id'), valueOf('message')];
  if (!isText(id) || !isText(message)) return undefined;
  return { id: id.text, message: message.text, edits: (text) => [[label, `{message: ${text}}`]] };
}

/** `<Translate id description>message</Translate>` becomes `<Translate>{message}</Translate>`. */
function labelOfElement(node) {
  if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Translate')
    return undefined;
  const attributes = node.openingElement.attributes.properties;
  const named = (name) => attributes.find((attribute) => attribute.name?.getText() === name);
  const [id, description] = [named('id'), named('description')];
  const child = node.children.find((part) => !ts.isJsxText(part) || part.text.trim());
  const message = textOfChild(child);
  if (!isText(id?.initializer) || message === undefined) return undefined;
  return {
    id: id.initializer.text,
    message,
    edits: (text) => [[id, ''], ...(description ? [[description, '']] : []), [child, `{${text}}`]],
  };
}

/** All edits of a file, as nodes with what takes their place. */
function editsOf(source, labels) {
  const edits = [];
  const visit = (node) => {
    const label = labelOfCall(node) ?? labelOfElement(node);
    if (label) edits.push(...label.edits(JSON.stringify(labels[label.id] ?? label.message)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('labels.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return edits;
}

/** Webpack loader: writes the texts of `labels`, by id, where a file asks for them; no dictionary is needed then. */
module.exports = function inlineLabels(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  return editsOf(source, this.getOptions().labels)
    .sort(([a], [b]) => b.pos - a.pos)
    .reduce((text, [node, by]) => text.slice(0, node.pos) + by + text.slice(node.end), source);
};
