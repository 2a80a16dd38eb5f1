import { parser } from '@lezer/javascript';
import { parts, ValueReader, type ConfigObject, type SyntaxNode, type Tree } from './read-values';

/** What was found in a text. */
export interface ConfigSource {
  /** The objects that the file exports; several where a function returns several. */
  readonly objects: readonly ConfigObject[];
  /** The packages that it imports or requires. */
  readonly imports: readonly string[];
  /** Whether a part of the text isn't code. */
  readonly isBroken: boolean;
  /** How many characters were put before the text, to make a program of a part. */
  readonly shift: number;
}

const typescript = parser.configure({ dialect: 'ts' });

/** Brackets this deep are in no configuration. The parser would take seconds for thousands. */
const MAX_NESTING = 60;

/** Whether brackets are too deep, whatever they are a part of. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/** Finds the objects that one parsed text exports, and what it imports. */
class ExportReader {
  private readonly values: ValueReader;

  constructor(
    text: string,
    private readonly tree: Tree,
  ) {
    this.values = new ValueReader(text, tree);
  }

  /** The objects that an exported expression stands for. */
  roots(node: SyntaxNode | undefined, depth = 0): ConfigObject[] {
    if (!node || this.values.isExhausted(depth)) return [];
    switch (node.name) {
      case 'CallExpression': {
        const args = parts(node).find(({ name }) => name === 'ArgList');
        return args ? parts(args).flatMap((each) => this.roots(each, depth + 1)) : [];
      }
      case 'ArrowFunction':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.returned(node, depth);
      case 'ArrayExpression':
      case 'ParenthesizedExpression':
        return parts(node).flatMap((each) => this.roots(each, depth + 1));
      case 'UnaryExpression':
        // `await` something.
        return this.roots(parts(node).at(-1), depth + 1);
      case 'VariableName':
        return this.roots(this.values.declaredAs(this.values.textOf(node)), depth + 1);
      case 'BinaryExpression':
        return this.roots(parts(node)[0], depth + 1);
      default: {
        const value = this.values.value(node);
        const values = value.kind === 'choice' ? value.values : [value];
        return values.filter((each): each is ConfigObject => each.kind === 'object');
      }
    }
  }

  private returned(node: SyntaxNode, depth: number): ConfigObject[] {
    const body = parts(node).at(-1)!;
    if (body.name !== 'Block') return this.roots(body, depth + 1);
    const found: ConfigObject[] = [];
    const cursor = body.cursor();
    let goOn = cursor.firstChild();
    while (goOn && cursor.from < body.to) {
      if (cursor.name === 'ReturnStatement')
        found.push(...this.roots(parts(cursor.node)[0], depth + 1));
      goOn = cursor.next(!/Function|Method|Class|Expression$/.test(cursor.name));
    }
    return found;
  }

  /** What the file exports; else what it hands to `defineConfig`. */
  exported(): ConfigObject[] {
    const { topNode } = this.tree;
    const expressions: SyntaxNode[] = [];
    const calls: SyntaxNode[] = [];
    for (let node = topNode.firstChild; node; node = node.nextSibling) {
      if (
        node.name === 'ExportDeclaration' &&
        (node.getChild('default') ?? node.getChild('Equals'))
      )
        expressions.push(...parts(node).slice(-1));
      const assignment =
        node.name === 'ExpressionStatement' && node.getChild('AssignmentExpression');
      if (assignment && /^(?:module\.)?exports\b/.test(this.values.textOf(assignment)))
        expressions.push(...parts(assignment).slice(-1));
      const call = node.name === 'ExpressionStatement' && node.getChild('CallExpression');
      if (call && /^define\w*Config\b/.test(this.values.textOf(call))) calls.push(call);
    }
    return (expressions.length ? expressions : calls).flatMap((each) => this.roots(each));
  }

  isBroken(): boolean {
    let found = false;
    this.tree.iterate({ enter: ({ type }) => void (found ||= type.isError) });
    return found;
  }

  imports(): string[] {
    const found: string[] = [];
    this.tree.iterate({
      enter: ({ name, node }) => {
        if (name === 'ImportDeclaration') {
          const source = node.getChild('String');
          if (source) found.push(this.values.unquote(source));
        }
        if (name !== 'CallExpression' || !/^require\b/.test(this.values.textOf(node))) return;
        const source = node.getChild('ArgList')?.getChild('String');
        if (source) found.push(this.values.unquote(source));
      },
    });
    return found;
  }
}

/** A part of a file: an object alone, as in JSON, or what is inside of one. */
const PARTS = [
  [/^\s*\{/, '('],
  [/^\s*(?:['"]?[\w$-]+['"]?\s*:|\.\.\.)/, '({'],
] as const;

/**
 * Reads a configuration in TypeScript, JavaScript or JSON without running it: whole files, and parts of one as well.
 * Never throws: of a text that is no code, or nested deeper than any configuration, nothing is found.
 */
export function readConfig(text: string): ConfigSource {
  const code = text.replace(/^(?:\s|\/\*[^]*?\*\/|\/\/.*\n)*/, (start) => ' '.repeat(start.length));
  const [, before = ''] = PARTS.find(([start]) => start.test(code)) ?? [];
  const program = isTooDeep(text) ? '' : before + text;
  const tree = typescript.parse(program);
  const reader = new ExportReader(program, tree);
  const statement = before ? tree.topNode.firstChild?.firstChild : undefined;
  const objects = statement ? reader.roots(statement) : reader.exported();
  return {
    objects,
    imports: reader.imports(),
    isBroken: reader.isBroken(),
    shift: before.length,
  };
}
