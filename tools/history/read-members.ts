import ts from 'typescript';

/** What a version's types say of an option, a field, a hook or an export. */
export interface Member {
  readonly type: string;
  /** The package's own words, empty where it gives none. */
  readonly deprecated?: string;
}

export type Members = Record<string, Member>;

const MAX_DEPTH = 3;
const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Reads types as dotted names: an object's fields go below its name, and its own type says `{ … }` for them. */
export class MemberReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** Whether a file belongs to the package that is read: objects of others go by their names. */
    private readonly isOwnFile: (fileName: string) => boolean,
  ) {}

  /** The fields of a type with theirs; a name in `groups` only holds members. */
  fieldsOf(type: ts.Type, prefix = '', groups = new Set<string>(), depth = 0): Members {
    const members: Members = {};
    for (const symbol of this.fieldSymbols(type)) {
      const name = prefix + symbol.name;
      const value = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(symbol));
      const isGroup = groups.has(name);
      if (!isGroup) members[name] = this.memberOf(symbol, this.describe(value));
      if (isGroup || depth < MAX_DEPTH)
        Object.assign(members, this.fieldsOf(value, `${name}.`, groups, isGroup ? 0 : depth + 1));
    }
    return members;
  }

  /** The members of an object such as a plugin's `api`; below each the fields of what it takes and returns. */
  membersOf(type: ts.Type): Members {
    const members: Members = {};
    for (const symbol of this.fieldSymbols(type)) {
      const value = this.checker.getTypeOfSymbol(symbol);
      members[symbol.name] = this.memberOf(symbol, this.describe(value));
      Object.assign(members, this.partsOf(value, `${symbol.name}.`));
    }
    return members;
  }

  /** What a module exports: functions with their types, and where asked their parts; constants and types by name only. */
  exportsOf(module: ts.Symbol, { withParts }: { withParts: boolean }): Members {
    const members: Members = {};
    for (const exported of this.checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      const type =
        symbol.flags & ts.SymbolFlags.Value ? this.checker.getTypeOfSymbol(symbol) : undefined;
      const isFunction = type !== undefined && type.getCallSignatures().length > 0;
      members[exported.name] = this.memberOf(symbol, isFunction ? this.nameOf(type) : '');
      if (isFunction && withParts) Object.assign(members, this.partsOf(type, `${exported.name}.`));
    }
    return members;
  }

  /** The fields of an object, or of what a function takes and returns; of a callback, of what that takes. */
  private partsOf(type: ts.Type, prefix: string): Members {
    const parameters = this.parametersOf(type);
    const taken = parameters.flatMap((parameter) =>
      this.signatureOf(parameter) ? this.parametersOf(parameter) : [parameter],
    );
    const returned = this.signatureOf(type)?.getReturnType() ?? type;
    const objects = [...taken, this.checker.getAwaitedType(returned) ?? returned]
      .map((object) => this.checker.getNonNullableType(object))
      .filter((object) => !this.isToldElsewhere(object));
    const parts = objects.map((object) => this.fieldsOf(object, prefix, new Set(), MAX_DEPTH));
    return Object.assign({}, ...parts.reverse()) as Members;
  }

  /** Whether a type is a whole configuration, of Rsbuild or Rspack, an instance or a plugin's `api`: their members aren't its own. */
  private isToldElsewhere(type: ts.Type): boolean {
    const has = (name: string) => this.checker.getPropertyOfType(type, name) !== undefined;
    const isConfiguration = has('output') && (has('source') || has('module'));
    return isConfiguration || has('isPluginExists');
  }

  private memberOf(symbol: ts.Symbol, type: string): Member {
    const tag = symbol.getJsDocTags(this.checker).find(({ name }) => name === 'deprecated');
    if (!tag) return { type };
    return { type, deprecated: ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim() };
  }

  /** How a function is called, also where it is one member of a union. */
  private signatureOf(type: ts.Type): ts.Signature | undefined {
    const members = type.isUnion() ? type.types : [type];
    return members.flatMap((member) => member.getCallSignatures())[0];
  }

  /** The parameters of a function; of a generic one what they extend. */
  private parametersOf(type: ts.Type): ts.Type[] {
    return (this.signatureOf(type)?.parameters ?? []).map((parameter) => {
      const own = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(parameter));
      return this.checker.getBaseConstraintOfType(own) ?? own;
    });
  }

  /** The fields of the package's own objects among the members of a union and the items of an array. */
  private fieldSymbols(type: ts.Type): ts.Symbol[] {
    const found = new Map<string, ts.Symbol>();
    for (const object of this.ownObjectsOf(type))
      for (const symbol of this.checker.getPropertiesOfType(object))
        if (this.isOwn(symbol) && !symbol.name.startsWith('_') && !found.has(symbol.name))
          found.set(symbol.name, symbol);
    return [...found.values()];
  }

  private ownObjectsOf(type: ts.Type, depth = 0): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap((member) => this.ownObjectsOf(member, depth));
    const item = depth < MAX_DEPTH ? this.itemOf(type) : undefined;
    if (item) return this.ownObjectsOf(item, depth + 1);
    return this.isOwnObject(type) ? [type] : [];
  }

  private itemOf(type: ts.Type): ts.Type | undefined {
    return this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  }

  private isOwn({ declarations }: ts.Symbol): boolean {
    return declarations?.some((node) => this.isOwnFile(node.getSourceFile().fileName)) ?? false;
  }

  private isOwnObject(type: ts.Type): boolean {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    if (this.checker.isArrayLikeType(type)) return false;
    if (type.getCallSignatures().length + type.getConstructSignatures().length > 0) return false;
    return this.checker.getPropertiesOfType(type).some((symbol) => this.isOwn(symbol));
  }

  private nameOf = (type: ts.Type) => this.print(type, format);

  /** A module goes by its package, not by its place on this machine. */
  private print = (type: ts.Type, flags: ts.TypeFormatFlags) =>
    this.checker
      .typeToString(type, undefined, flags)
      .replace(/import\("[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)[^"]*"\)/g, 'import("$1")');

  /** A type as text; the members of unions are sorted, so another order isn't a change. */
  private describe(type: ts.Type, depth = 0): string {
    if (type.isUnion()) return joinUnion(type.types.map((member) => this.describe(member, depth)));
    const item = depth < MAX_DEPTH ? this.itemOf(type) : undefined;
    if (item) return arrayOf(this.describe(item, depth + 1));
    if (this.isOwnObject(type)) return '{ … }';
    // An alias of the package's own is written out, so another name for the same type isn't a change.
    const isOwnAlias = type.aliasSymbol !== undefined && this.isOwn(type.aliasSymbol);
    const flags = isOwnAlias ? format | ts.TypeFormatFlags.InTypeAlias : format;
    return this.print(type, flags);
  }
}

const arrayOf = (item: string) => (/ \| |=>/.test(item) ? `(${item})[]` : `${item}[]`);

/** The members of a union as text; an array of all the others says so in short. */
function joinUnion(members: string[]): string {
  const texts = new Set(members);
  if (texts.has('true') && texts.has('false')) {
    texts.delete('true');
    texts.delete('false');
    texts.add('boolean');
  }
  const join = (parts: string[]) =>
    parts.map((text) => (isFunction(text) && parts.length > 1 ? `(${text})` : text)).join(' | ');
  const sorted = [...texts].sort();
  const whole = sorted.find(
    (text) => text === arrayOf(join(sorted.filter((other) => other !== text))),
  );
  if (whole === undefined || sorted.length < 3) return join(sorted);
  return `${join(sorted.filter((text) => text !== whole))} | (…)[]`;
}

const isFunction = (text: string) =>
  /^(?:<[^(]*>)?\(/.test(text) && text.includes('=>') && !text.endsWith('[]');
