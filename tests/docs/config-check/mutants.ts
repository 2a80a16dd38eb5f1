import ts from 'typescript';

/** A sample with one change. */
export interface Mutant {
  readonly kind: 'renamed' | 'moved' | 'retyped' | 'misspelled';
  readonly code: string;
  /** `output.distPath`, and what became of it. */
  readonly what: string;
}

/** A property of a configuration, apart from those that only a call knows, such as a plugin's. */
export interface Place {
  readonly path: readonly string[];
  readonly property: ts.PropertyAssignment;
  readonly objects: readonly ts.ObjectLiteralExpression[];
}

/** Numbers from 0 to 1, the same in each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function unwrap(node: ts.Node): ts.Node {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return unwrap(node.expression);
  return node;
}

/** The objects that the default export stands for, by TypeScript's own parser. */
function configObjects(file: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const add = (given: ts.Node): void => {
    const node = unwrap(given);
    if (ts.isObjectLiteralExpression(node)) found.push(node);
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'defineConfig')
      node.arguments.forEach(add);
    if (ts.isArrowFunction(node)) {
      if (!ts.isBlock(node.body)) add(node.body);
      else
        for (const statement of node.body.statements)
          if (ts.isReturnStatement(statement) && statement.expression) add(statement.expression);
    }
  };
  for (const statement of file.statements)
    if (ts.isExportAssignment(statement)) add(statement.expression);
  return found;
}

/** All properties of a sample's configuration that are written out. */
export function listPlaces(code: string): Place[] {
  const file = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const visit = (node: ts.Node, path: readonly string[], objects: Place['objects']): void => {
    const value = unwrap(node);
    if (ts.isArrayLiteralExpression(value))
      value.elements.forEach((each) => visit(each, [...path, '[]'], objects));
    if (!ts.isObjectLiteralExpression(value)) return;
    const within = [...objects, value];
    for (const property of value.properties) {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) continue;
      const own = [...path, property.name.text];
      places.push({ path: own, property, objects: within });
      visit(property.initializer, own, within);
    }
  };
  for (const object of configObjects(file)) visit(object, [], []);
  return places;
}

const replace = (code: string, from: number, to: number, text: string) =>
  code.slice(0, from) + text + code.slice(to);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one letter too many, too few, another one, or two in each other's place. */
export function misspell(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)]!;
  const forms = [
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at + 1),
    name.slice(0, at) + (name[at + 1] ?? '') + name[at]! + name.slice(at + 2),
  ];
  const form = forms[Math.floor(random() * forms.length)]!;
  return form === name || form === '' ? name + letter : form;
}

const VALUES = [
  'true',
  '42',
  "'text'",
  '[]',
  '{}',
  'null',
  '() => {}',
  '/a/',
  '[1]',
  "['text']",
  '{ a: 1 }',
];

/** Changes a place of a sample in one of the ways; undefined where it can't be changed so. */
export function mutate(
  code: string,
  { path, property, objects }: Place,
  kind: Mutant['kind'],
  random: () => number,
): Mutant | undefined {
  const name = property.name.getText();
  const start = property.name.getStart();
  const end = property.name.getEnd();
  if (kind === 'retyped') {
    const value = VALUES[Math.floor(random() * VALUES.length)]!;
    const { initializer } = property;
    const text = replace(code, initializer.getStart(), initializer.getEnd(), value);
    return { kind, code: text, what: `${path.join('.')} = ${value}` };
  }
  if (kind === 'moved') {
    // To the outermost object: with its comma, if there is one.
    if (objects.length < 2) return undefined;
    const text = property.getText();
    const comma = /^\s*,/.exec(code.slice(property.getEnd()))?.[0].length ?? 0;
    const without = replace(code, property.getStart(), property.getEnd() + comma, '');
    const at = objects[0]!.getStart() + 1;
    return { kind, code: replace(without, at, at, ` ${text},`), what: path.join('.') };
  }
  const plain = name.replace(/^['"]|['"]$/g, '');
  const other = kind === 'renamed' ? `${plain}Of` : misspell(plain, random);
  const isName = /^[A-Za-z_$][\w$]*$/.test(other);
  return {
    kind,
    code: replace(code, start, end, isName ? other : `'${other}'`),
    what: `${path.join('.')} → ${other}`,
  };
}
