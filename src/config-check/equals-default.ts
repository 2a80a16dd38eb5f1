import { readConfig } from './read-config';
import type { ConfigValue } from './read-values';

/** What a value is in JSON; undefined where it can't be read without running the code. */
export function toData(value: ConfigValue): unknown {
  switch (value.kind) {
    case 'string':
    case 'number':
    case 'boolean':
      return value.value;
    case 'null':
      return null;
    case 'array': {
      const items = value.items.map(toData);
      return items.includes(undefined) ? undefined : items;
    }
    case 'object': {
      const entries = value.properties.map(({ name, value: own }) => [name, toData(own)] as const);
      const isWhole = !value.isOpen && entries.every(([, own]) => own !== undefined);
      return isWhole ? Object.fromEntries(entries) : undefined;
    }
    default:
      return undefined;
  }
}

/** JSON with the keys of objects in one order. */
const toText = (data: unknown): string =>
  JSON.stringify(data, (_key, own: unknown) =>
    own && typeof own === 'object' && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)))
      : own,
  );

const known = new Map<string, string | undefined>();

/** A default, which is a JavaScript expression or words, as JSON text; undefined where it has no value to compare. */
function defaultText(expression: string): string | undefined {
  if (!known.has(expression)) {
    const { objects, isBroken } = readConfig(`export default { it: ${expression} };`);
    const [property, ...others] = objects[0]?.properties ?? [];
    const data = property && !others.length && !isBroken ? toData(property.value) : undefined;
    known.set(expression, data === undefined ? undefined : toText(data));
  }
  return known.get(expression);
}

/** Whether a value is the same as a default. */
export function equalsDefault(value: ConfigValue, expression: string): boolean {
  const data = toData(value);
  return data !== undefined && toText(data) === defaultText(expression);
}
