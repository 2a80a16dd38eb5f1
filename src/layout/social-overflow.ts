/** How many social links the navbar shows; any further are behind a popup. */
const MAX_SHOWN = 5;

export interface SocialOverflow<T> {
  readonly shown: readonly T[];
  readonly hidden: readonly T[];
}

/** Splits social links into those shown and those behind the “more” popup. */
export function socialOverflow<T>(links: readonly T[]): SocialOverflow<T> {
  return { shown: links.slice(0, MAX_SHOWN), hidden: links.slice(MAX_SHOWN) };
}
