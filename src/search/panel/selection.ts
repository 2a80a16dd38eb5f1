/** An item of the list of a query that was chosen to be selected. */
export interface Choice {
  readonly query: string;
  readonly index: number;
  readonly item: string;
}

/** Where a chosen item stands in a list, which may have come anew, with more in it; the first when it is gone. */
export function placeOfChoice(items: readonly string[], { index, item }: Choice): number {
  return items[index] === item ? index : Math.max(items.indexOf(item), 0);
}

/** The item after moving by `step` in a list; wraps at both ends. */
export function moveSelection(selected: number, count: number, step: 1 | -1): number {
  return count ? (selected + step + count) % count : 0;
}
