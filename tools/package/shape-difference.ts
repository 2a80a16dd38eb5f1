import ts from 'typescript';

/** Fields that one of two types has and the other has not, as dotted paths. */
export interface ShapeDifference {
  missing: string[];
  surplus: string[];
}

const maxDepth = 3;

/**
 * Compares the fields of two types, nested ones too. Assignability alone lets optional fields come and go.
 * Deprecated fields of the package need not be documented.
 */
export function shapeDifference(
  checker: ts.TypeChecker,
  documented: ts.Type,
  fromPackage: ts.Type,
  prefix: string[] = [],
): ShapeDifference {
  const none = { missing: [], surplus: [] };
  if (documented === fromPackage || prefix.length >= maxDepth) return none;
  const [ours, theirs] = [fieldsOf(checker, documented), fieldsOf(checker, fromPackage)];
  if (!ours || !theirs) return none;
  const pathOf = (name: string) => [...prefix, name].join('.');
  const nested = [...theirs].flatMap(([name, { type }]) => {
    const own = ours.get(name);
    return own ? [shapeDifference(checker, own.type, type, [...prefix, name])] : [];
  });
  return {
    missing: [
      ...[...theirs]
        .filter(([name, field]) => !ours.has(name) && !field.deprecated)
        .map(([name]) => pathOf(name)),
      ...nested.flatMap(({ missing }) => missing),
    ],
    surplus: [
      ...[...ours.keys()].filter((name) => !theirs.has(name)).map(pathOf),
      ...nested.flatMap(({ surplus }) => surplus),
    ],
  };
}

interface Field {
  type: ts.Type;
  deprecated: boolean;
}

/** The fields of a type's plain objects; undefined where any name may be a field. */
function fieldsOf(checker: ts.TypeChecker, type: ts.Type): Map<string, Field> | undefined {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  const objects = (type.isUnion() ? type.types : [type]).filter((member) =>
    isPlainObject(checker, member),
  );
  if (objects.some((member) => checker.getIndexInfosOfType(member).length > 0)) return undefined;
  const fields = new Map<string, Field>();
  for (const symbol of objects.flatMap((member) => checker.getPropertiesOfType(member))) {
    fields.set(symbol.name, {
      type: checker.getTypeOfSymbol(symbol),
      deprecated: symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
    });
  }
  return fields;
}

function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  if (checker.isArrayLikeType(type)) return false;
  return type.getCallSignatures().length === 0 && type.getConstructSignatures().length === 0;
}
