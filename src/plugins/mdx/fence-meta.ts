/** The text after the language of a code fence: `title="a.ts" {2,4-5} npm2yarn`. */
export interface FenceMeta {
  attributes: Record<string, string>;
  flags: string[];
}

const attribute = /([\w-]+)=(["'])(.*?)\2/g;
const lineRange = /\{[^}]*\}/g;

/** Splits a fence's meta into `key="value"` attributes and bare flags; line ranges are left out. */
export function parseFenceMeta(meta: string): FenceMeta {
  const attributes: Record<string, string> = {};
  for (const [, key, , value] of meta.matchAll(attribute)) attributes[key!] = value!;
  const bare = meta.replace(attribute, ' ').replace(lineRange, ' ').trim();
  return { attributes, flags: bare === '' ? [] : bare.split(/\s+/) };
}
