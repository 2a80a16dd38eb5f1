/** How far a list is scrolled, and how much of it is seen. */
export interface ScrollBox {
  readonly scrollTop: number;
  readonly height: number;
}

/** The scroll position at which an item of the list is seen; the present one where it is, else with the item in the middle. */
export function scrollToReveal(top: number, height: number, box: ScrollBox): number {
  const isSeen = top >= box.scrollTop && top + height <= box.scrollTop + box.height;
  return isSeen ? box.scrollTop : Math.max(0, top - (box.height - height) / 2);
}
