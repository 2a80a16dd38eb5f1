import { useState } from 'react';
import { activeHeading } from './active-heading';
import { useThrottledScroll } from '../ui/useThrottledScroll';

/** Milliseconds between two looks at the scroll position. */
const INTERVAL = 100;
/** A heading that a link scrolled to is where the page stops scrolling; the pixel allows for rounding. */
const TOLERANCE = 1;

function stopsAt(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function findActive(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const { scrollHeight } = document.documentElement;
  const index = activeHeading({
    tops: headings.map((heading) => heading.getBoundingClientRect().top),
    offset: stopsAt() + TOLERANCE,
    atBottom: window.scrollY + window.innerHeight >= scrollHeight - TOLERANCE,
  });
  return headings[index]?.id;
}

/** The id of the heading that the reader is at, of those given in page order. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useThrottledScroll(INTERVAL, () => setActive(findActive(ids)));
  return active;
}
