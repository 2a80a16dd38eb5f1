import { LineBreaker } from 'css-line-break';

/** Pieces of a text after which a line may end, by the rules that browsers follow. */
function piecesOf(text: string): string[] {
  const breaker = LineBreaker(text, { lineBreak: 'strict', wordBreak: 'normal' });
  const pieces: string[] = [];
  for (let next = breaker.next(); !next.done; next = breaker.next())
    pieces.push(next.value.slice());
  return pieces;
}

/**
 * Divides a text into as few lines as a width takes, and makes these about as long as each other, so that none ends in a
 * single word or character.
 * @param measure the width of a line, in the unit of `width`
 */
export function balancedLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const pieces = piecesOf(text);
  const fill = (limit: number): string[] => {
    const lines = [''];
    for (const piece of pieces) {
      const longer = lines.at(-1)! + piece;
      if (lines.at(-1) && measure(longer.trimEnd()) > limit) lines.push(piece);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => line.trimEnd());
  };
  const { length } = fill(width);
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(middle).length > length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(enough);
}
