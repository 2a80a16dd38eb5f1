import { useEffect, type RefObject } from 'react';

/** Tells an open dialog, by the CSS variables `--visible-top` and `--visible-height`, what a keyboard on the screen leaves of it. */
export function useVisibleHeight(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = dialog.current?.style;
    if (!isOpen || !viewport || !style) return;
    const fit = () => {
      // A reader who has zoomed in moves the page by hand.
      if (viewport.scale !== 1) return;
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      style.setProperty('--visible-height', `${viewport.height}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [dialog, isOpen]);
}
