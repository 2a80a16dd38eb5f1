import { useEffect, useRef, type RefObject } from 'react';
import { scrollToReveal } from './scroll-to-reveal';

/** Moves a list's marker to its current link by the CSS variables `--marker-top` and `--marker-height`, and keeps that link in sight. */
export function useGlidingMarker<T extends HTMLElement>(
  current: string | undefined,
): RefObject<T | null> {
  const list = useRef<T>(null);

  useEffect(() => {
    const element = list.current!;
    const link = element.querySelector<HTMLElement>('[aria-current]');
    element.style.setProperty('--marker-height', `${link?.offsetHeight ?? 0}px`);
    if (!link) return;
    element.style.setProperty('--marker-top', `${link.offsetTop}px`);
    element.scrollTop = scrollToReveal(link.offsetTop, link.offsetHeight, {
      scrollTop: element.scrollTop,
      height: element.clientHeight,
    });
  }, [current]);

  return list;
}
