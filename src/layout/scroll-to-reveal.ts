/** How far a list is scrolled, and how much of it is seen. */
export interface ScrollBox {
  /** Undefined where nobody has scrolled the list yet. */
  readonly scrollTop: number | undefined;
  readonly height: number;
}

/** The scroll position at which an item of the list is seen; the present one where it is, else with the item in the middle. */
export function scrollToReveal(top: number, height: number, box: ScrollBox): number {
  const { scrollTop = NaN } = box;
  const isSeen = top >= scrollTop && top + height <= scrollTop + box.height;
  return isSeen ? scrollTop : Math.max(0, top - (box.height - height) / 2);
}
