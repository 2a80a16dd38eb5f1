import ts from 'typescript';

const maxDepth = 4;

/** A type as text, the fields of the package's own objects included; others' types go by their names. */
export function describeType(checker: ts.TypeChecker, type: ts.Type, depth = 0): string {
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
    const members = type.types.map((member) => describeType(checker, member, depth));
    return [...new Set(members)].sort().join(' | ');
  }
  const fields =
    depth < maxDepth && isOwnObject(checker, type) ? checker.getPropertiesOfType(type) : [];
  if (fields.length === 0)
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const parts = fields.map((field) => {
    const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    const value = checker.getNonNullableType(checker.getTypeOfSymbol(field));
    return `${field.name}${optional}: ${describeType(checker, value, depth + 1)}`;
  });
  return `{ ${parts.sort().join('; ')} }`;
}

function isOwnObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  if (checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) return false;
  if (type.isIntersection() && type.types.some(({ flags }) => !(flags & ts.TypeFlags.Object)))
    return false;
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol?.declarations?.every(isOwn) ?? true;
}

const isOwn = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes('/@rsbuild/core/dist');
