import vm from 'node:vm';

export type DefaultReading = { value: unknown } | { words: string };

const context = vm.createContext({});

/** A documented default: the value it evaluates to, or the words it is described with. */
export function readDefault(written: string): DefaultReading {
  try {
    return { value: fromContext(vm.runInContext(`(${written}\n)`, context)) };
  } catch {
    return { words: written.trim() };
  }
}

/** Objects made in the other context get this one's prototypes, so that they compare as equal. */
function fromContext(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, fromContext);
  if (Object.prototype.toString.call(value) === '[object RegExp]')
    return new RegExp(value as RegExp);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fromContext(entry)]),
    );
  }
  return value;
}
