import type { parser } from '@lezer/javascript';

export type Tree = ReturnType<typeof parser.parse>;
export type SyntaxNode = Tree['topNode'];

/** Where something is in the text that was pasted. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A key of an object: the range is that of its name. */
export interface ConfigProperty extends Range {
  readonly name: string;
  readonly value: ConfigValue;
}

/** A value of a configuration, as far as it can be read without running it. */
export type ConfigValue = Range &
  (
    | {
        readonly kind: 'object';
        readonly properties: readonly ConfigProperty[];
        readonly isOpen: boolean;
      }
    | { readonly kind: 'array'; readonly items: readonly ConfigValue[] }
    | { readonly kind: 'string' | 'number' | 'boolean'; readonly value?: string | number | boolean }
    /** One of several, such as both branches of a condition. */
    | { readonly kind: 'choice'; readonly values: readonly ConfigValue[] }
    | { readonly kind: 'null' | 'undefined' | 'function' | 'RegExp' | 'unknown' }
  );

export type ConfigObject = Extract<ConfigValue, { kind: 'object' }>;

/** A value refers to itself at most this often. */
const MAX_DEPTH = 24;

/** Variables that are used again and again stand for more values than a text has; no configuration has this many. */
const MAX_VALUES = 5_000;

const WRAPPERS = /^(?:as|satisfies)$/;
const COMPARISONS = /^(?:[=!]==?|[<>]=?|in|instanceof)$/;

/** The children of a node that mean something: no punctuation, comments or errors. */
export function parts(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (/^(?:[A-Z]|null$|this$)/.test(child.name) && !/Comment$/.test(child.name))
      found.push(child);
  return found;
}

/** Reads values from one parsed text. */
export class ValueReader {
  /** The initial values of variables, by their names. */
  private readonly declared = new Map<string, SyntaxNode | undefined>();
  /** How many values may still be read. */
  private left = MAX_VALUES;

  constructor(
    private readonly text: string,
    tree: Tree,
  ) {
    tree.iterate({
      enter: ({ name, node }) => void (name === 'VariableDeclaration' && this.declare(node)),
    });
  }

  /** Counts what is read; whether it is more, or deeper, than a configuration is. */
  isExhausted = (depth: number): boolean => depth > MAX_DEPTH || this.left-- <= 0;

  /** The initial value of a variable that the text declares. */
  declaredAs = (name: string): SyntaxNode | undefined => this.declared.get(name);

  private declare(declaration: SyntaxNode): void {
    const isName = ({ name }: SyntaxNode) => name === 'VariableDefinition';
    const children = parts(declaration);
    children.forEach((child, i) => {
      if (!isName(child)) return;
      const others = children.slice(i + 1);
      const next = others.findIndex(isName);
      const own = next < 0 ? others : others.slice(0, next);
      const equals = own.findIndex(({ name }) => name === 'Equals');
      const name = this.textOf(child);
      if (equals >= 0 && !this.declared.has(name)) this.declared.set(name, own[equals + 1]);
    });
  }

  textOf = ({ from, to }: Range) => this.text.slice(from, to);

  unquote(node: SyntaxNode): string {
    return this.textOf(node)
      .replace(/^['"`]|['"`]$/g, '')
      .replace(/\\(['"`\\])/g, '$1');
  }

  value(node: SyntaxNode | undefined, depth = 0): ConfigValue {
    if (!node) return { kind: 'unknown', from: 0, to: 0 };
    const { from, to } = node;
    const unknown = { kind: 'unknown', from, to } as const;
    if (this.isExhausted(depth)) return unknown;
    const [first, ...others] = parts(node);
    switch (node.name) {
      case 'ObjectExpression':
        return this.object(node, depth);
      case 'ArrayExpression':
        return { kind: 'array', from, to, items: this.items(node, depth) };
      case 'String':
        return { kind: 'string', from, to, value: this.unquote(node) };
      case 'TemplateString':
        return { kind: 'string', from, to, ...(!first && { value: this.unquote(node) }) };
      case 'Number':
        return { kind: 'number', from, to, value: Number(this.textOf(node).replace(/_/g, '')) };
      case 'BooleanLiteral':
        return { kind: 'boolean', from, to, value: this.textOf(node) === 'true' };
      case 'null':
        return { kind: 'null', from, to };
      case 'RegExp':
        return { kind: 'RegExp', from, to };
      case 'ArrowFunction':
      case 'FunctionExpression':
        return { kind: 'function', from, to };
      case 'ParenthesizedExpression':
        return this.value(first, depth + 1);
      case 'VariableName':
        return this.variable(node, depth);
      case 'ConditionalExpression': {
        const branches = parts(node)
          .filter(({ name }) => name !== 'LogicOp')
          .slice(1);
        return {
          kind: 'choice',
          from,
          to,
          values: branches.map((each) => this.value(each, depth + 1)),
        };
      }
      case 'UnaryExpression': {
        const sign = this.textOf(node)[0];
        if (sign === '!') return { kind: 'boolean', from, to };
        const operand = this.value(others.at(-1) ?? first, depth + 1);
        return sign === '-' && operand.kind === 'number'
          ? { kind: 'number', from, to, value: -Number(operand.value) }
          : unknown;
      }
      case 'BinaryExpression':
        return this.binary(node, depth) ?? unknown;
      default:
        return unknown;
    }
  }

  private binary(node: SyntaxNode, depth: number): ConfigValue | undefined {
    const { from, to } = node;
    const operands = parts(node);
    const left = operands[0]!;
    for (let child = left.nextSibling; child; child = child.nextSibling) {
      const operator = this.textOf(child);
      if (WRAPPERS.test(operator)) return this.value(left, depth + 1);
      if (COMPARISONS.test(operator)) return { kind: 'boolean', from, to };
      if (!['&&', '||', '??'].includes(operator)) continue;
      const right = this.value(operands.at(-1), depth + 1);
      return {
        kind: 'choice',
        from,
        to,
        values: operator === '&&' ? [right] : [this.value(left, depth + 1), right],
      };
    }
    return undefined;
  }

  private items(node: SyntaxNode, depth: number): ConfigValue[] {
    return parts(node).flatMap((item) => {
      if (item.name === 'Spread') return [];
      const isSpread = item.prevSibling?.name === 'Spread';
      return [isSpread ? this.value(undefined) : this.value(item, depth + 1)];
    });
  }

  private object(node: SyntaxNode, depth: number): ConfigObject {
    const properties: ConfigProperty[] = [];
    let isOpen = false;
    for (const property of parts(node)) {
      if (property.name !== 'Property') continue;
      const [name, ...rest] = parts(property);
      if (
        !name ||
        name.name === 'Spread' ||
        !/^(?:PropertyDefinition|String|Number)$/.test(name.name)
      ) {
        isOpen = true;
        continue;
      }
      const { from, to } = name;
      const isMethod = rest.some((part) => part.name === 'ParamList');
      const isShort = rest.length === 0 && this.textOf(property) === this.textOf(name);
      properties.push({
        name: this.unquote(name),
        from,
        to,
        value: isMethod
          ? { kind: 'function', from: property.from, to: property.to }
          : isShort
            ? this.variable(name, depth)
            : this.value(rest.at(-1), depth + 1),
      });
    }
    return { kind: 'object', from: node.from, to: node.to, properties, isOpen };
  }

  private variable(node: SyntaxNode, depth: number): ConfigValue {
    const { from, to } = node;
    if (this.textOf(node) === 'undefined') return { kind: 'undefined', from, to };
    const declared = this.declaredAs(this.textOf(node));
    // A finding about the value belongs where it is used, or the reader would look for it in vain.
    return declared ? this.value(declared, depth + 1) : { kind: 'unknown', from, to };
  }
}
