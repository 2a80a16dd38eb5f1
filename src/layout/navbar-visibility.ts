export interface NavbarScroll {
  readonly hidden: boolean;
  /** The scroll position at which this was decided, in pixels. */
  readonly y: number;
}

/** Whether the navbar is hidden after the page was scrolled to `y`: down hides it, up shows it. */
export function navbarAfterScroll(before: NavbarScroll, y: number): NavbarScroll {
  return y === before.y ? before : { hidden: y > before.y && y > 0, y };
}
