import { foldWithSource } from './fold';
import {
  markText,
  meantPlaces,
  placesOf,
  type MarkedText,
  type MarkTerm,
  type Range,
} from './marks';

/** How long a statement is, about (specification 9). */
export const STATEMENT_LENGTH = 100;
/** How far a statement's ends may move to keep words whole, and its beginning to start with a sentence. */
const WORD_REACH = 20;
const SENTENCE_REACH = 60;
const MAX_PLACES = 40;
const ELLIPSIS = '…';

interface Place {
  readonly term: number;
  readonly from: number;
  readonly to: number;
}

function placesInLowerCase(lower: string, term: string): Range[] {
  const ranges: Range[] = [];
  for (let at = lower.indexOf(term); at >= 0 && ranges.length < MAX_PLACES;) {
    ranges.push([at, at + term.length]);
    at = lower.indexOf(term, at + term.length);
  }
  return ranges;
}

/** Where the terms stand. Lower-casing is enough for most texts; where it finds nothing the folded text is searched. */
function placesIn(text: string, terms: readonly MarkTerm[]): Place[] {
  const lower = text.toLowerCase();
  let found = terms.map((term) => placesInLowerCase(lower, term.text));
  if (lower.length !== text.length || found.every((ranges) => !ranges.length)) {
    const folded = foldWithSource(text);
    found = terms.map((term) => placesOf(folded, term.text).slice(0, MAX_PLACES));
  }
  return found
    .flatMap((ranges, term) =>
      meantPlaces(text, ranges, terms[term]!).map(([from, to]) => ({ term, from, to })),
    )
    .sort((a, b) => a.from - b.from);
}

/** The stretch, short enough for a statement, that holds the most different terms; the first of several. */
function bestStretch(places: readonly Place[]): Range {
  /** How often each term stands in the window from `first` up to `next`. */
  const counts = new Map<number, number>();
  let best: Range = [0, 0];
  let most = 0;
  let next = 0;
  for (const [first, { term, from }] of places.entries()) {
    while (next < places.length) {
      const place = places[next]!;
      if (next > first && place.to - from > STATEMENT_LENGTH) break;
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

/** Where the statement begins: with the sentence if that is near, else about a third before the stretch, with a word. */
function startOf(text: string, [from, to]: Range): number {
  const room = Math.max(0, STATEMENT_LENGTH - (to - from));
  const before = text.slice(Math.max(0, from - Math.min(room, SENTENCE_REACH)), from);
  const sentence = /^.*(?:[.!?]\s|[。！？：])/s.exec(before)?.[0].length;
  if (sentence !== undefined) return from - before.length + sentence;
  const start = Math.min(from - Math.floor(room / 3), text.length - STATEMENT_LENGTH);
  if (start <= 0) return 0;
  const space = text.slice(start, start + WORD_REACH).search(/\s/);
  return space < 0 ? start : Math.min(from, start + space + 1);
}

function endOf(text: string, start: number, to: number): number {
  const end = Math.max(to, start + STATEMENT_LENGTH);
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - WORD_REACH ? Math.max(to, space) : end;
}

/** About 100 characters of a text around the place that answers best, marked; its beginning where nothing answers. */
export function statementOf(text: string, terms: readonly MarkTerm[]): MarkedText {
  if (text.length <= STATEMENT_LENGTH) return markText(text, terms);
  const places = placesIn(text, terms);
  const stretch = bestStretch(places);
  const start = startOf(text, stretch);
  const end = endOf(text, start, stretch[1]);
  const passage = text.slice(start, end).trim();
  return markText((start ? ELLIPSIS : '') + passage + (end < text.length ? ELLIPSIS : ''), terms);
}
