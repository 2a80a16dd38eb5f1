import { LineBreaker } from 'css-line-break';

/** A piece of a text after which a line may end, and its width with and without the space at its end. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly atEnd: number;
}

/** Pieces by the rules that browsers follow. */
function piecesOf(text: string, measure: (text: string) => number): Piece[] {
  const breaker = LineBreaker(text, { lineBreak: 'strict', wordBreak: 'normal' });
  const pieces: Piece[] = [];
  for (let next = breaker.next(); !next.done; next = breaker.next()) {
    const piece = next.value.slice();
    pieces.push({ text: piece, width: measure(piece), atEnd: measure(piece.trimEnd()) });
  }
  return pieces;
}

/** As much in each line as it takes. */
function fill(pieces: readonly Piece[], limit: number): string[] {
  const lines: string[] = [];
  let width = Infinity;
  for (const { text, width: own, atEnd } of pieces) {
    if (width + atEnd > limit) {
      lines.push(text);
      width = own;
    } else {
      lines[lines.length - 1] += text;
      width += own;
    }
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * Divides a text into as few lines as a width takes, and makes these about as long as each other, so that none ends in a
 * single word or character.
 * @param measure the width of a text, in the unit of `width`
 */
export function balancedLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const pieces = piecesOf(text, measure);
  const { length } = fill(pieces, width);
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(pieces, middle).length > length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(pieces, enough);
}
