import type { Trial } from '../../page/checked-page';

const FOLDER = 'tests/docs/proofs';

/** `docs/config/mode.mdx` → `tests/docs/proofs/config/mode.ts`, whether there is such a file or not. */
export function proofsOfPage(page: string): string {
  return `${FOLDER}/${page.replace(/^docs\//, '').replace(/\.mdx$/, '.ts')}`;
}

const quotes = ["'", '"', '`'];

/** Finds the line of a string literal in a program's source; undefined for one that is put together. */
export function lineOfText(source: string): (text: string) => number | undefined {
  return (text) => {
    const places = quotes.map((quote) => source.indexOf(quoteLiteral(text, quote)));
    const first = Math.min(...places.filter((place) => place !== -1));
    return first === Infinity ? undefined : source.slice(0, first).split('\n').length;
  };
}

/** A text as Prettier writes it between quotes. */
const quoteLiteral = (text: string, quote: string) =>
  quote +
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`) +
  quote;

/** What the proof at a line of a program runs; undefined for those of guides, which build the page's own files. */
export function trialAt(source: string, line: number): Trial | undefined {
  const rest = source
    .split('\n')
    .slice(line - 1)
    .join('\n');
  const [, trial] = /^[^]*?\n {4}run: '(\w+)',/.exec(rest) ?? [];
  return trial as Trial | undefined;
}
