import fs from 'node:fs';
import type { NoTextFormError } from './text-forms';

const FENCE = /^\s*(`{3,}|~{3,})/;
const TAG = /<[A-Za-z]/;

/** The number of the first line from a place on, outside of fences and inline code, that has a tag; undefined if none has. */
function firstTag(lines: readonly string[], from: number): number | undefined {
  let isCode = false;
  const at = lines.findIndex((line, i) => {
    if (FENCE.test(line)) isCode = !isCode;
    return i >= from && !isCode && TAG.test(line.replace(/`[^`]*`/g, ''));
  });
  return at < 0 ? undefined : at + 1;
}

/** Where in a page's MDX an element without a text form comes from: `docs/a.mdx:12`; only the file, if it can't be told. */
export function sourceLine(
  file: string,
  error: Pick<NoTextFormError, 'heading'> | undefined,
): string {
  if (!error) return file;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const heading = lines.findIndex(
    (line) =>
      error.heading && line.startsWith('#') && line.replace(/[`#]/g, '').trim() === error.heading,
  );
  const line = firstTag(lines, Math.max(heading, 0)) ?? (heading < 0 ? undefined : heading + 1);
  return line === undefined ? file : `${file}:${line}`;
}
