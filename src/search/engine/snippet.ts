import { foldWithSource, type FoldedText } from './fold';

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

const SMALL = /[\p{Ll}\p{N}]/u;
const LETTER = /[\p{L}\p{N}]/u;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** Whether a word, or a part of one such as the `Prefix` of `assetPrefix`, begins here. */
function beginsPart(source: string, at: number): boolean {
  const [before = ' ', here = ' '] = [source[at - 1], source[at]];
  if (!LETTER.test(before) || CJK.test(here) || CJK.test(before)) return true;
  return SMALL.test(before) && /\p{Lu}/u.test(here);
}

/** Of the places of a term those where a part begins, if there are any: “port” is not meant by “import”. */
function meantPlaces(
  source: string,
  places: readonly Range[],
  { prefixOnly }: MarkTerm,
): readonly Range[] {
  const beginnings = places.filter(([from]) => beginsPart(source, from));
  return beginnings.length || prefixOnly ? beginnings : places;
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

/** Where a term is in a text. */
function placesIn(text: string, term: string): Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
    places.push([at, at + term.length]);
  return places;
}

/** Where a folded term is, in the source's characters. */
const placesInSource = ({ text, starts, ends }: FoldedText, term: string): Range[] =>
  placesIn(text, term).map(([from, to]) => [starts[from]!, ends[to - 1]!]);

/** Marks the places of a text where one of the folded terms is. */
export function markText(text: string, terms: readonly MarkTerm[]): MarkedText {
  const folded = foldWithSource(text);
  const places = terms.flatMap((term) =>
    meantPlaces(text, placesInSource(folded, term.text), term),
  );
  return { text, marks: mergeRanges(places) };
}

/** How long a snippet is, about. */
const SNIPPET_LENGTH = 100;
/** How far a snippet's ends may move to keep words whole, and its beginning to start with a sentence. */
const WORD_REACH = 20;
const SENTENCE_REACH = 60;
const ELLIPSIS = '…';

interface Place {
  readonly term: number;
  readonly from: number;
  readonly to: number;
}

/** Where the terms are. Lower-casing is enough for most texts; where it finds nothing the folded text is searched. */
function allPlaces(text: string, terms: readonly MarkTerm[]): Place[] {
  const lower = text.toLowerCase();
  let found = terms.map((term) => placesIn(lower, term.text));
  if (lower.length !== text.length || found.every((ranges) => !ranges.length)) {
    const folded = foldWithSource(text);
    found = terms.map((term) => placesInSource(folded, term.text));
  }
  return found
    .flatMap((ranges, term) =>
      meantPlaces(text, ranges, terms[term]!).map(([from, to]) => ({ term, from, to })),
    )
    .sort((a, b) => a.from - b.from);
}

/** The stretch, short enough for a snippet, that holds the most different terms; the first of several. */
function bestStretch(places: readonly Place[]): Range {
  /** How often each term is in the window from `first` up to `next`. */
  const counts = new Map<number, number>();
  let best: Range = [0, 0];
  let most = 0;
  let next = 0;
  for (const [first, { term, from }] of places.entries()) {
    while (next < places.length) {
      const place = places[next]!;
      if (next > first && place.to - from > SNIPPET_LENGTH) break;
      counts.set(place.term, (counts.get(place.term) ?? 0) + 1);
      next++;
    }
    if (counts.size > most) {
      most = counts.size;
      best = [from, Math.max(...places.slice(first, next).map(({ to }) => to))];
    }
    if (counts.get(term) === 1) counts.delete(term);
    else counts.set(term, counts.get(term)! - 1);
  }
  return best;
}

/** Where the snippet begins: with the sentence if that is near, else about a third before the stretch, with a word. */
function startOf(text: string, [from, to]: Range): number {
  const room = Math.max(0, SNIPPET_LENGTH - (to - from));
  const before = text.slice(Math.max(0, from - Math.min(room, SENTENCE_REACH)), from);
  const sentence = /^.*(?:[.!?]\s|[。！？：])/s.exec(before)?.[0].length;
  if (sentence !== undefined) return from - before.length + sentence;
  const start = Math.min(from - Math.floor(room / 3), text.length - SNIPPET_LENGTH);
  if (start <= 0) return 0;
  const space = text.slice(start, start + WORD_REACH).search(/\s/);
  return space < 0 ? start : Math.min(from, start + space + 1);
}

function endOf(text: string, start: number, to: number): number {
  const end = Math.max(to, start + SNIPPET_LENGTH);
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - WORD_REACH ? Math.max(to, space) : end;
}

/** About 100 characters of a text around the place that answers best, marked; its beginning where nothing answers. */
export function snippetOf(text: string, terms: readonly MarkTerm[]): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return markText(text, terms);
  const stretch = bestStretch(allPlaces(text, terms));
  const start = startOf(text, stretch);
  const end = endOf(text, start, stretch[1]);
  const passage = text.slice(start, end).trim();
  return markText((start ? ELLIPSIS : '') + passage + (end < text.length ? ELLIPSIS : ''), terms);
}
