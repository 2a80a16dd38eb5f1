import { readDiffMark, type DiffMark } from './diff-marks';

export type LineMark = 'marked' | DiffMark;

/** A fence's code without its marker comments, and the marks of its lines (0-based). */
export interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, LineMark>;
}

const QUOTED = /(["']).*?\1/g;
const RANGE = /\{([\d,\s-]+)\}/;

/** The numbers of `{1,3-5}`, 0-based. */
function markedLines(meta: string): number[] {
  return (RANGE.exec(meta.replace(QUOTED, ''))?.[1] ?? '').split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return from ? Array.from({ length: to! - from + 1 }, (_, i) => from + i - 1) : [];
  });
}

/** Reads the marks of a fence from its meta and its marker comments (see tools/check/samples/README.md). */
export function readMarks(source: string, meta: string): MarkedCode {
  const marks = new Map<number, LineMark>(markedLines(meta).map((line) => [line, 'marked']));
  const lines = source.split('\n').map(readDiffMark);
  lines.forEach(({ mark }, i) => mark && marks.set(i, mark));
  return { code: lines.map(({ text }) => text).join('\n'), marks };
}
