import type { Check } from '../check';
import { formatChinese } from './chinese-format';
import { toText, type Prose, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';

/** Spacing and punctuation of Chinese text, by AutoCorrect. */
export const chineseCopy: Check = {
  name: 'chinese-copy',
  run: (pages) => pages.map(toText).flatMap(checkCopy),
};

export function checkCopy({ file, language, prose }: Text): Problem[] {
  if (language !== 'zh') return [];
  return prose.flatMap((part) =>
    differingLines(part).map(({ index, expected, found }) => ({
      file,
      line: part.line + index,
      check: 'chinese-copy',
      what: 'spacing or punctuation of Chinese text',
      expected,
      found,
      fix: 'a space between Chinese and Latin, full-width punctuation in Chinese sentences',
    })),
  );
}

function differingLines({ text, restore }: Prose) {
  return text.split('\n').flatMap((found, index) => {
    const expected = formatChinese(found);
    return expected === found
      ? []
      : [{ index, ...differingPart(restore(expected), restore(found)) }];
  });
}

/** The stretch around the first and last difference, so that a long line needs no search. */
function differingPart(expected: string, found: string): { expected: string; found: string } {
  const shorter = Math.min(expected.length, found.length);
  let start = 0;
  while (start < shorter && expected[start] === found[start]) start += 1;
  let end = 0;
  while (end < shorter - start && expected.at(-1 - end) === found.at(-1 - end)) end += 1;
  const part = (text: string) =>
    text.slice(Math.max(0, start - 8), text.length - Math.max(0, end - 8));
  return { expected: part(expected), found: part(found) };
}
