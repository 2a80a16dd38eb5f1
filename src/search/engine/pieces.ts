import type { Dictionary, Term } from './dictionary';
import { normalise } from './fold';
import { splitRun, type Pieces } from './split-run';
import { partsOf, tokensOf, wordOf } from './tokens';

/** What the index knows of the query's pieces. */
export interface Lexicon extends Pieces {
  hasWord(text: string): boolean;
}

/** A word of a query, or a part of one, that is sought by itself. */
export interface Piece extends Term {
  readonly isWeak: boolean;
  readonly isPiece: boolean;
}

/** A name such as `tools/rspack` that stands nowhere as a whole is sought by its parts. */
function wordPieces(raw: string, { weak }: Dictionary, lexicon: Lexicon): Piece[] {
  const word = wordOf(raw);
  const isName = /[./@]/.test(word.text) && !lexicon.hasWord(word.text);
  const texts = isName ? partsOf(word).filter((part) => /[\p{L}\p{N}]/u.test(part)) : [word.text];
  return texts.map((text) => ({
    text,
    wide: false,
    onlyBeginnings: false,
    isWeak: weak.has(text),
    isPiece: false,
  }));
}

function runPieces(raw: string, dictionary: Dictionary, lexicon: Lexicon): Piece[] {
  const pieces = splitRun(normalise(raw), lexicon, dictionary);
  const isPiece = pieces.length > 1;
  return pieces.map((piece) => ({ ...piece, wide: true, onlyBeginnings: false, isPiece }));
}

/** Cuts a query into what is sought: its words, the parts of names that stand nowhere, the pieces of runs. */
export function piecesOf(query: string, dictionary: Dictionary, lexicon: Lexicon): Piece[] {
  return tokensOf(query).flatMap(({ raw, wide }) =>
    wide ? runPieces(raw, dictionary, lexicon) : wordPieces(raw, dictionary, lexicon),
  );
}
