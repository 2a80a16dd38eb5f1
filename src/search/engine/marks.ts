import { foldWithSource, type FoldedText } from './fold';

/** A marked stretch of a text: from, to (exclusive). */
export type Range = readonly [from: number, to: number];

/** A text with the stretches that a query matched. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

/** A folded text to be marked. What only stands for the reader's word is marked where a word begins, never inside. */
export interface MarkTerm {
  readonly text: string;
  readonly onlyBeginnings: boolean;
}

const SMALL = /[\p{Ll}\p{N}]/u;
const LETTER = /[\p{L}\p{N}]/u;
const WITHOUT_BREAKS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** Whether a word, or a part of one such as the `Prefix` of `assetPrefix`, begins here. */
export function beginsPart(source: string, at: number): boolean {
  const [before = ' ', here = ' '] = [source[at - 1], source[at]];
  if (!LETTER.test(before) || WITHOUT_BREAKS.test(here) || WITHOUT_BREAKS.test(before)) return true;
  return SMALL.test(before) && /\p{Lu}/u.test(here);
}

/** Of the places of a term those where a part begins, if there are any: “port” is not meant by “import”. */
export function meantPlaces(
  source: string,
  places: readonly Range[],
  { onlyBeginnings }: MarkTerm,
): readonly Range[] {
  const beginnings = places.filter(([from]) => beginsPart(source, from));
  return beginnings.length || onlyBeginnings ? beginnings : places;
}

/** Overlapping and touching ranges as one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Where a folded term stands, in the source's characters. */
export function placesOf({ text, starts, ends }: FoldedText, term: string): Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    places.push([starts[at]!, ends[at + term.length - 1]!]);
  }
  return places;
}

/** Marks the places of a text where one of the folded terms stands. */
export function markText(text: string, terms: readonly MarkTerm[]): MarkedText {
  const folded = foldWithSource(text);
  const places = terms.flatMap((term) => meantPlaces(text, placesOf(folded, term.text), term));
  return { text, marks: mergeRanges(places) };
}
