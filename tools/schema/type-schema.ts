import ts from 'typescript';
import type { Schema } from '../../src/config-check/schema';

const NOTHING: Schema = { not: {} };
const onlyInCode = (kind: NonNullable<Schema['x-js']>): Schema => ({ ...NOTHING, 'x-js': kind });

/** Makes JSON Schema of TypeScript's types. What JSON can't hold, such as functions, is named by `x-js`. */
export class TypeSchemas {
  /** The named types that others refer to. */
  readonly definitions: Record<string, Schema> = {};
  private readonly names = new Map<ts.Type, string>();
  /** The types that are being read. */
  private readonly open = new Set<ts.Type>();

  constructor(private readonly checker: ts.TypeChecker) {}

  of(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.TypeParameter)
      return this.of(this.checker.getBaseConstraintOfType(type) ?? this.checker.getAnyType());
    if (type.isUnion()) return this.named(type, () => this.union(type.types));
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { enum: [this.checker.typeToString(type) === 'true'] };
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    // `object`, and `{}` as a primitive has it in `string & {}`.
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    if (type.isIntersection()) {
      const primitive = type.types.find((each) => !(each.flags & ts.TypeFlags.Object));
      if (primitive) return this.of(primitive);
    }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type);
    return NOTHING;
  }

  private union(types: readonly ts.Type[]): Schema {
    const parts = types
      .filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
      .map((each) => this.of(each));
    const values = parts.flatMap((part) => part.enum ?? []);
    const isBoolean = values.includes(true) && values.includes(false);
    const literals = values.filter((value) => !isBoolean || typeof value !== 'boolean');
    const texts = new Map(
      parts.filter((part) => !part.enum).map((part) => [JSON.stringify(part), part]),
    );
    const all: Schema[] = [
      ...(isBoolean ? [{ type: 'boolean' } as const] : []),
      ...(literals.length > 0 ? [{ enum: literals }] : []),
      ...texts.values(),
    ];
    if (all.length === 0) return NOTHING;
    return all.length === 1 ? all[0]! : { anyOf: all };
  }

  private object(type: ts.Type): Schema {
    if (this.checker.isTupleType(type)) return this.tuple(type as ts.TupleTypeReference);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.of(item!) };
    }
    if (type.getCallSignatures().length + type.getConstructSignatures().length > 0)
      return onlyInCode('function');
    if (type.symbol?.name === 'RegExp') return onlyInCode('RegExp');
    if (this.isInstance(type)) return onlyInCode('object');
    return this.named(type, () => this.fields(type));
  }

  /** A reference to a type that has a name or that refers to itself; the schema of another one. */
  private named(type: ts.Type, make: () => Schema): Schema {
    const known = this.names.get(type);
    if (known) return { $ref: `#/definitions/${known}` };
    const { name = '__type' } = type.aliasSymbol ?? type.symbol ?? {};
    const isNamed = !name.startsWith('__') && !type.isUnion();
    if (isNamed || this.open.has(type)) return this.refer(type, name, isNamed ? make : undefined);
    this.open.add(type);
    const schema = make();
    this.open.delete(type);
    const own = this.names.get(type);
    if (!own) return schema;
    this.definitions[own] = schema;
    return { $ref: `#/definitions/${own}` };
  }

  private refer(type: ts.Type, name: string, make?: () => Schema): Schema {
    const word = name.startsWith('__') ? 'Recursive' : name;
    const taken = [...this.names.values()].filter((each) => each.replace(/\d+$/, '') === word);
    const own = word + (taken.length || '');
    this.names.set(type, own);
    if (make) this.definitions[own] = make();
    return { $ref: `#/definitions/${own}` };
  }

  private tuple(type: ts.TupleTypeReference): Schema {
    const items = this.checker.getTypeArguments(type).map((each) => this.of(each));
    if (type.target.hasRestElement) return { type: 'array', items: { anyOf: items } };
    return { type: 'array', items, minItems: type.target.minLength, maxItems: items.length };
  }

  /** Instances of classes, and objects with methods that they must have: nobody writes those out in a configuration. */
  private isInstance(type: ts.Type): boolean {
    if (type.isClass()) return true;
    return this.checker
      .getPropertiesOfType(type)
      .some(
        (symbol) =>
          !(symbol.flags & ts.SymbolFlags.Optional) &&
          this.checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0,
      );
  }

  private fields(type: ts.Type): Schema {
    const symbols = this.checker.getPropertiesOfType(type);
    const rest = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (symbols.length === 0 && !rest) return {};
    const required = symbols
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
    const entries = symbols
      .filter(({ name }) => !name.startsWith('_'))
      .map((symbol): [string, Schema] => [symbol.name, this.field(symbol)]);
    return {
      type: 'object',
      ...(entries.length > 0 && { properties: Object.fromEntries(entries) }),
      ...(required.length > 0 && { required }),
      additionalProperties: rest ? this.of(rest) : false,
    };
  }

  private field(symbol: ts.Symbol): Schema {
    const schema = this.of(this.checker.getTypeOfSymbol(symbol));
    const isDeprecated = symbol
      .getJsDocTags(this.checker)
      .some(({ name }) => name === 'deprecated');
    // In draft 7, nothing counts beside a reference.
    if (!isDeprecated) return schema;
    return { deprecated: true, ...(schema.$ref ? { anyOf: [schema] } : schema) };
  }
}
