import yaml from 'js-yaml';

export interface FrontMatter {
  values: Record<string, unknown>;
  /** line of a key, `default` or `default.production`; of the opening `---` if there is no such key */
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
  const lineOf = (key: string) => {
    let index = -1;
    for (const part of key.split('.')) {
      const next = lines.findIndex(
        (line, at) => at > index && line.trimStart().startsWith(`${part}:`),
      );
      if (next === -1) break;
      index = next;
    }
    return Math.max(index + 2, 1);
  };
  const startsBlock = (key: string) => /:\s*[|>][-+]?\s*$/.test(lines[lineOf(key) - 2] ?? '');
  return {
    values,
    lineOf,
    valueLineOf: (key) => lineOf(key) + (startsBlock(key) ? 1 : 0),
  };
}
