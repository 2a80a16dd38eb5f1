/** Pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the 35 stars of a star field are: percent of its width and height; at its edges and between its columns. */
// prettier-ignore
export const starPositions: readonly (readonly [x: number, y: number])[] = [
  [94, 47], [3, 21], [12, 13], [50, 93], [68, 12], [97, 91], [18, 17], [53, 15], [31, 12],
  [2, 47], [80, 93], [38, 16], [88, 90], [4, 72], [9, 90], [96, 73], [78, 16], [21, 94],
  [34, 91], [73, 94], [27, 96], [89, 14], [46, 11], [6, 97], [41, 95], [64, 91], [98, 28],
  [5, 33], [85, 12], [95, 60], [93, 16], [1, 60], [60, 17], [57, 95], [50, 30],
];

/** Stars nearer to the pointer than this in both directions move; pixels. */
const REACH = 100;
/** The share of the way to the pointer that a star moves. */
const PULL = 0.3;
const REST: Point = { x: 0, y: 0 };

/** The diameter of star `index`, counted from 0; pixels. */
export const starSize = (index: number): number => index / 20 + 3;

/** How far a star moves towards the pointer; without a pointer near it doesn't move. */
export function starShift(star: Point, pointer: Point | undefined): Point {
  if (!pointer) return REST;
  const x = pointer.x - star.x;
  const y = pointer.y - star.y;
  return Math.abs(x) < REACH && Math.abs(y) < REACH ? { x: x * PULL, y: y * PULL } : REST;
}
