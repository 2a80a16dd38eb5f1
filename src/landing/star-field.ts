/** Pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the 35 stars of a star field are: percent of its width and height; sparse where the hero's text is. */
// prettier-ignore
export const starPositions: readonly (readonly [x: number, y: number])[] = [
  [90, 47], [20, 51], [12, 33], [12, 77], [68, 10], [95, 91], [18, 7], [53, 11], [21, 27],
  [6, 47], [82, 68], [30, 12], [75, 41], [3, 24], [10, 61], [94, 73], [78, 22], [21, 70],
  [12, 93], [73, 89], [21, 90], [89, 24], [45, 11], [5, 86], [33, 94], [72, 68], [88, 83],
  [10, 9], [85, 10], [83, 37], [95, 8], [27, 41], [60, 11], [52, 88], [64, 93],
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
