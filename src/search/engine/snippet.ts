/** A stretch of a text: from, to (exclusive). */
export type Range = readonly [from: number, to: number];

/** A text with the stretches that a query matched. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

/** A folded text to be marked; with `prefixOnly` only where a word begins, never inside. */
export interface MarkTerm {
  readonly text: string;
  readonly prefixOnly: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** Whether a word, or a part of one such as the `Prefix` of `assetPrefix`, begins here. */
function beginsPart(source: string, at: number): boolean {
  const [before = ' ', here = ' '] = [source[at - 1], source[at]];
  if (!LETTER.test(before) || CJK.test(here) || CJK.test(before)) return true;
  return /[\p{Ll}\p{N}]/u.test(before) && /\p{Lu}/u.test(here);
}

/** By term: a query asks for the same in each text. */
const patterns = new WeakMap<MarkTerm, RegExp>();

/** A term in any case, with or without hyphens and underscores. */
function patternOf(term: MarkTerm): RegExp {
  const kept = patterns.get(term);
  if (kept) return kept;
  const letters = Array.from(term.text, (each) => each.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  const pattern = new RegExp(letters.join('[-_]?'), 'giu');
  patterns.set(term, pattern);
  return pattern;
}

/** Where a term is in a text; if a part begins at one of the places, only there: “port” is not meant by “import”. */
function placesOf(source: string, term: MarkTerm): Range[] {
  const places = [...source.matchAll(patternOf(term))].map(({ 0: { length }, index }): Range => [
    index,
    index + length,
  ]);
  const beginnings = places.filter(([from]) => beginsPart(source, from));
  return beginnings.length || term.prefixOnly ? beginnings : places;
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

/** Marks the places of a text where one of the terms is. */
export const markText = (text: string, terms: readonly MarkTerm[]): MarkedText => ({
  text,
  marks: mergeRanges(terms.flatMap((term) => placesOf(text, term))),
});

const SENTENCE_END = /[.!?。！？…]$/;

/** How long a snippet is, about. */
const SNIPPET_LENGTH = 100;
/** How far a snippet's ends may move to keep words whole, and its beginning to start with a sentence. */
const WORD_REACH = 20;
const SENTENCE_REACH = 60;
/** More places are not compared. */
const MAX_PLACES = 300;

/** The stretch, short enough for a snippet, that has the most different terms; the first of several. */
function bestStretch(text: string, terms: readonly MarkTerm[], length: number): Range {
  const places = terms
    .flatMap((term, number) => placesOf(text, term).map(([from, to]) => ({ number, from, to })))
    .sort((a, b) => a.from - b.from)
    .slice(0, MAX_PLACES);
  let best: Range = [0, 0];
  let most = 0;
  for (const [i, { from, to }] of places.entries()) {
    const inside = places.slice(i).filter((place) => place.to <= Math.max(to, from + length));
    const { size } = new Set(inside.map(({ number }) => number));
    if (size > most) [most, best] = [size, [from, Math.max(...inside.map((place) => place.to))]];
  }
  return best;
}

/** Where the snippet begins: with the sentence if that is near, else about a third before the stretch, with a word. */
function startOf(text: string, [from, to]: Range, length: number): number {
  const room = Math.max(0, length - (to - from));
  const before = text.slice(Math.max(0, from - Math.min(room, SENTENCE_REACH)), from);
  const sentence = /^.*(?:[.!?]\s|[。！？：])/s.exec(before)?.[0].length;
  if (sentence !== undefined) return from - before.length + sentence;
  const start = Math.min(from - Math.floor(room / 3), text.length - length);
  if (start <= 0) return 0;
  const space = text.slice(start, start + WORD_REACH).search(/\s/);
  return space < 0 ? start : Math.min(from, start + space + 1);
}

/** About `length` characters of a text around the place that answers best, marked; its beginning where nothing answers. */
export function makeSnippet(
  text: string,
  terms: readonly MarkTerm[],
  length = SNIPPET_LENGTH,
): MarkedText {
  if (text.length <= length) return markText(text, terms);
  const stretch = bestStretch(text, terms, length);
  const start = startOf(text, stretch, length);
  const end = Math.max(stretch[1], start + length);
  const space = end < text.length ? text.lastIndexOf(' ', end) : -1;
  const wholeWords = space > end - WORD_REACH ? Math.max(stretch[1], space) : end;
  const passage = text.slice(start, wholeWords).trim();
  const isCut = wholeWords < text.length && !SENTENCE_END.test(passage);
  return markText((start ? '…' : '') + passage + (isCut ? '…' : ''), terms);
}
