import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';

/** A page in both languages. */
export interface Pair {
  en: Page;
  zh: Page;
}

/** Where two lists of parts part ways: one problem, at the Chinese page's line. */
export function compareLists<T extends { line: number }>(
  { en, zh }: Pair,
  what: string,
  list: (page: Page) => T[],
  show: (part: T) => string,
): Problem[] {
  const expected = list(en);
  const found = list(zh);
  const index = Array.from({ length: Math.max(expected.length, found.length) }).findIndex(
    (_, position) => {
      const [left, right] = [expected[position], found[position]];
      return !left || !right || show(left) !== show(right);
    },
  );
  if (index === -1) return [];
  const [left, right] = [expected[index], found[index]];
  return [
    {
      file: zh.file,
      line: right?.line ?? found.at(-1)?.line ?? 1,
      check: 'languages',
      what: `${what} ${index + 1} differs from the English page's`,
      expected: left ? `${show(left)}  (${en.file}:${left.line})` : 'nothing more',
      found: right ? show(right) : 'nothing more',
      fix: 'give both pages the same structure; only text and comments are translated',
    },
  ];
}
