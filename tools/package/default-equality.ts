import { inspect, isDeepStrictEqual } from 'node:util';

/** Whether two defaults are the same; a field that is `undefined` counts as one that is not there. */
export function sameDefault(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(withoutUndefined(left), withoutUndefined(right));
}

/** A default as one would write it in code. */
export function showDefault(value: unknown): string {
  return inspect(value, { depth: 8, breakLength: 100, sorted: false });
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      entry === undefined ? [] : [[key, withoutUndefined(entry)]],
    ),
  );
}
