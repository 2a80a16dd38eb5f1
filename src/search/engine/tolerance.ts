import type { AnsweredWord } from './hits';

/** What a page may lack of a query. */
export interface Tolerance {
  /** How many words, or pieces of a run without word breaks only. */
  readonly words: number;
  readonly pieces: number;
  /** Whether it is enough that a word stands inside of others, such as “port” in “import”. */
  readonly byTheWay: boolean;
  /** It counts only where the one before lets fewer pages than this through. */
  readonly below: number;
}

/** Of so many words a page may miss one, if each is known; of a long query, as a pasted error message, a share of any. */
const SEVERAL = 3;
const LONG_QUERY = 5;
const MAY_MISS = 0.4;

/** What pages may lack of the words of a query: nothing but pieces of a run that was cut by guess; where no page has that much, ever more. */
export function tolerancesFor(words: readonly AnsweredWord[]): Tolerance[] {
  const strong = words.filter(({ isWeak }) => !isWeak);
  const none: Tolerance = { words: 0, pieces: 0, byTheWay: false, below: Infinity };
  const pieces = strong.filter(({ isPiece }) => isPiece).length;
  const strict: Tolerance = { ...none, pieces: pieces > 1 ? Math.floor(pieces / 2) : 0 };
  const areKnown = strong.every(({ hits }) => hits.records.length > 0);
  const tolerances = [strict];
  if (strong.length >= SEVERAL && areKnown) {
    tolerances.push({ ...strict, words: 1, below: 1 });
  }
  if (strong.length >= LONG_QUERY) {
    tolerances.push({ ...none, words: Math.floor(strong.length * MAY_MISS), below: 1 });
  }
  return [...tolerances, { ...none, byTheWay: true, below: 1 }];
}
