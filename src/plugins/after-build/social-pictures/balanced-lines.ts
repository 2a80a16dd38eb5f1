/** Where a line may end: behind a space, and beside a Chinese character, but not between a sign and what it belongs to. */
const BREAK =
  /(?<![（“])(?![\s，。：；？！、）”])(?:(?<=[\s\p{Script=Han}，。：；？！、）”])|(?=[\p{Script=Han}（“]))/u;

/** A piece of a text after which a line may end, and its width with and without the space at its end. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly atEnd: number;
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
  const pieces = text
    .split(BREAK)
    .map((piece) => ({ text: piece, width: measure(piece), atEnd: measure(piece.trimEnd()) }));
  const { length } = fill(pieces, width);
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(pieces, middle).length > length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(pieces, enough);
}
