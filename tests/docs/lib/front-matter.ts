import yaml from 'js-yaml';

export interface FrontMatter {
  values: Record<string, unknown>;
  /** line of a top-level key; of the opening `---` if there is no such key */
  lineOf: (key: string) => number;
  /** line where the value of a key starts: below the key for a block scalar */
  valueLineOf: (key: string) => number;
}

const block = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** Reads the YAML between the two `---` at the top of a page. Throws js-yaml's error for bad YAML. */
export function parseFrontMatter(text: string): FrontMatter {
  const source = text.startsWith('---') ? (block.exec(text)?.[1] ?? '') : '';
  const values = (yaml.load(source) ?? {}) as Record<string, unknown>;
  const lines = source.split('\n');
  const indexOf = (key: string) => lines.findIndex((line) => line.startsWith(`${key}:`));
  const lineOf = (key: string) => Math.max(indexOf(key) + 2, 1);
  return {
    values,
    lineOf,
    valueLineOf: (key) =>
      lineOf(key) + (/:\s*[|>][-+]?\s*$/.test(lines[indexOf(key)] ?? '') ? 1 : 0),
  };
}
