import { readDefault } from '../../pages/default-expression';
import type { Problem } from '../../pages/problem';
import { stripComments } from '../../pages/strip-comments';
import type { Pair } from './pair';

/** Fields that are translated, or that only the translation has. */
const own = new Set([
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'titleSuffix',
  'source_hash',
]);

/** Every other field of the front matter is the same; a default in words may be translated. */
export function compareFrontMatter({ en, zh }: Pair): Problem[] {
  const keys = new Set([
    ...Object.keys(en.frontMatter.values),
    ...Object.keys(zh.frontMatter.values),
  ]);
  return [...keys]
    .filter((key) => !own.has(key))
    .flatMap((key) => {
      const expected = show(en.frontMatter.values[key]);
      const found = show(zh.frontMatter.values[key]);
      if (expected === found || (key === 'default' && bothWords(expected, found))) return [];
      return [
        {
          file: zh.file,
          line: zh.frontMatter.lineOf(key),
          check: 'languages',
          what: `front matter \`${key}\` differs from the English page's`,
          expected: `${expected || 'no such field'}  (${en.file}:${en.frontMatter.lineOf(key)})`,
          found: found || 'no such field',
          fix: 'use the same value in both languages',
        },
      ];
    });
}

function show(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? stripComments(value).join('\n') : JSON.stringify(value);
}

const bothWords = (...defaults: string[]) =>
  defaults.every((written) => written !== '' && 'words' in readDefault(written));
