import { escapeRegexp } from '@docusaurus/utils';
import type { Page } from '../pages/page';
import { listFences } from '../pages/fences';

/** The whole text that a page quotes: the fence of kind `txt` that begins so, or the quote itself. */
export function fullQuote(page: Page, quote: string): string {
  const fence = listFences(page).find(({ lang, code }) => lang === 'txt' && code.startsWith(quote));
  if (fence) return fence.code;
  if (page.text.includes(quote)) return quote;
  throw new Error(`${page.file}: expected the quote “${quote}”, found it nowhere`);
}

/** A line of the picture of the code that Rspack draws into its messages; pages may leave it out. */
const frame = /^(╭─|╰──|·|\d+ │)/;

/** Whether the lines of a quote are in what was printed, one below the other; spaces don't count. */
export function isPrinted(quote: string, printed: string, root: string): boolean {
  const lines = linesOf(printed.replaceAll(root, '/my-app'));
  const expression = expressionOf(quote);
  return [lines, lines.filter((line) => !frame.test(line))].some((candidate) =>
    expression.test(candidate.join('\n')),
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function expressionOf(quote: string): RegExp {
  const text = escapeRegexp(linesOf(quote).join('\n'))
    .replaceAll('…', '.*')
    .replace(/\\\.[0-9a-f]{8}\\\./g, '\\.[0-9a-f]{8}\\.');
  return new RegExp(text);
}
