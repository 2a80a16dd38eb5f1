import { useRef, type RefObject } from 'react';
import { scrollToReveal } from './scroll-to-reveal';
import { readSession, writeSession } from '../ui/storage';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect';

/** A scrolling list that keeps its position for the session and shows its current item after each change of `path`. */
export function useListScroll<T extends HTMLElement>(
  key: string,
  path: string,
): RefObject<T | null> {
  const list = useRef<T>(null);

  useBrowserLayoutEffect(() => {
    const element = list.current!;
    const save = () => writeSession(key, String(element.scrollTop));
    element.scrollTop = Number(readSession(key)) || 0;
    element.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      element.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    const element = list.current!;
    const item = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (!item) return;
    const top = item.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTop = scrollToReveal(top + element.scrollTop, item.offsetHeight, {
      scrollTop: element.scrollTop,
      height: element.clientHeight,
    });
  }, [path]);

  return list;
}
