/** Pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

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
