import { isPlain } from '../project/is-plain';

const numbers = new WeakMap<object, number>();
let last = 0;

/** One text for each setting: values that are alike are the same, functions and instances only if they are one. */
export function settingKey(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(settingKey).join()}]`;
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
    return isPlain(value)
      ? `{${Object.entries(value)
          .filter(([, entry]) => entry !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, entry]) => `${JSON.stringify(name)}:${settingKey(entry)}`)
          .join()}}`
      : `#${numberOf(value)}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

function numberOf(value: object): number {
  const number = numbers.get(value) ?? (last += 1);
  numbers.set(value, number);
  return number;
}
