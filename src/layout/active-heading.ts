/** The positions of a page's headings, in pixels from the window's top, and what counts. */
export interface HeadingPositions {
  readonly tops: readonly number[];
  /** A heading at or above this line is the reader's. */
  readonly offset: number;
  /** Whether the page cannot be scrolled further down. */
  readonly atBottom: boolean;
}

/** The index of the heading that the reader is at, or -1 above the first. */
export function activeHeading({ tops, offset, atBottom }: HeadingPositions): number {
  return atBottom ? tops.length - 1 : tops.filter((top) => top <= offset).length - 1;
}
