import type { ConfigObject, ConfigValue } from './read-values';

/** The keywords of JSON Schema that `/schemas/config.json` uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  /** In JSON nothing fits: what `x-js` names can only be written in JavaScript. */
  readonly not?: Schema;
  readonly 'x-js'?: 'function' | 'RegExp' | 'object';
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** The kinds of values that a schema describes: `Schema` without references and alternatives. */
export type Variant = Omit<Schema, '$ref' | 'anyOf'>;

/** Reads a schema whose references lead into itself. */
export class SchemaReader {
  private readonly known = new WeakMap<Schema, readonly Variant[]>();
  private readonly readNames = new WeakMap<readonly Variant[], readonly string[]>();

  constructor(readonly root: Schema) {}

  /** The alternatives of a schema. */
  variants(schema: Schema): readonly Variant[] {
    const known = this.known.get(schema);
    if (known) return known;
    const { $ref, anyOf } = schema;
    const found = $ref
      ? this.variants(this.root.definitions![$ref.replace('#/definitions/', '')]!)
      : anyOf
        ? anyOf.flatMap((each) => this.variants(each))
        : [schema];
    this.known.set(schema, found);
    return found;
  }

  /** The schemas that a key of an object may have; none where no alternative has the key. */
  property(schema: Schema, name: string): readonly Schema[] {
    return this.variants(schema).flatMap((variant) => {
      const own = variant.properties;
      if (own && Object.hasOwn(own, name)) return [own[name]!];
      const { additionalProperties: rest } = variant;
      if (typeof rest === 'object') return [rest];
      return rest || isAny(variant) || variant['x-js'] === 'object' ? [{}] : [];
    });
  }

  /** The names that an object may have. */
  names(schema: Schema): readonly string[] {
    const variants = this.variants(schema);
    const read = this.readNames.get(variants);
    if (read) return read;
    const names = [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))];
    this.readNames.set(variants, names);
    return names;
  }

  /** The schema of a path: `output`, `distPath`. */
  at(path: readonly string[]): Schema | undefined {
    let schema = this.root;
    for (const name of path) {
      const found = this.property(schema, name);
      if (found.length === 0) return undefined;
      schema = found.length === 1 ? found[0]! : { anyOf: found };
    }
    return schema;
  }

  /** The schema of an item of an array; undefined where nothing is said of it. */
  item(schema: Schema, index: number): Schema | undefined {
    const found = this.variants(schema).flatMap(({ items = [] }) =>
      isList(items) ? (items[index] ?? []) : [items],
    );
    return found.length > 0 ? { anyOf: found } : undefined;
  }

  /** Whether a value is of a kind that the schema allows; the names in it and their values are not looked at. */
  accepts(schema: Schema, value: ConfigValue): boolean {
    return this.variants(schema).some((variant) => acceptsKind(variant, value));
  }

  /** The keys that an object lacks, whichever alternative it is meant to be; the shortest list. */
  missing(schema: Schema, { properties, isOpen }: ConfigObject): readonly string[] {
    if (isOpen) return [];
    const has = new Set(properties.map(({ name }) => name));
    const lists = this.variants(schema)
      .filter(({ type, properties: own }) => type === 'object' || own)
      .map(({ required = [] }) => required.filter((name) => !has.has(name)));
    return lists.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  /** What is allowed, in the words of JavaScript: `boolean`, `'flat'`, `function`. */
  kinds(schema: Schema): string[] {
    return [
      ...new Set(
        this.variants(schema).flatMap((variant) =>
          variant.enum
            ? variant.enum.map((each) => `'${String(each)}'`)
            : [variant['x-js'] ?? variant.type ?? 'unknown'],
        ),
      ),
    ];
  }
}

/** The items of a tuple. */
const isList = (items: Schema | readonly Schema[]): items is readonly Schema[] =>
  Array.isArray(items);

/** A schema that says nothing allows everything. */
const isAny = ({ $ref, anyOf, type, enum: values, not }: Schema): boolean =>
  !$ref && !anyOf && !type && !values && !not;

function acceptsKind(variant: Variant, value: ConfigValue): boolean {
  if (isAny(variant)) return true;
  const { type, enum: values } = variant;
  switch (value.kind) {
    case 'unknown':
    case 'undefined':
    case 'choice':
      return true;
    case 'string':
    case 'number':
    case 'boolean': {
      if (!values) return type === value.kind;
      return value.value === undefined
        ? values.some((each) => typeof each === value.kind)
        : values.includes(value.value);
    }
    case 'object':
      return type === 'object' || variant['x-js'] === 'object';
    case 'array':
      return type === 'array' ? hasLength(variant, value.items) : isOpenObject(variant);
    case 'function':
    case 'RegExp':
      return variant['x-js'] === value.kind || isOpenObject(variant);
    default:
      return type === value.kind;
  }
}

/** An object of any values: in TypeScript, arrays and functions are such objects too. */
const isOpenObject = ({ type, properties, additionalProperties: rest }: Variant): boolean =>
  type === 'object' && !properties && (rest === true || (typeof rest === 'object' && isAny(rest)));

const hasLength = (
  { minItems = 0, maxItems = Infinity }: Variant,
  items: readonly ConfigValue[],
): boolean => items.length >= minItems && items.length <= maxItems;
