import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the selected item of a list into view, and back to the top for another answer. Asks for layout only when it has to. */
export function useResultScroll(
  list: RefObject<HTMLElement | null>,
  answer: unknown,
  selectedId: string,
): void {
  const shown = useRef(answer);
  const isScrolled = useRef(false);

  useEffect(() => {
    const scroller = list.current!.parentElement!;
    const note = () => {
      isScrolled.current = true;
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [list]);

  useEffect(() => {
    if (shown.current === answer) {
      document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' });
    } else if (isScrolled.current) {
      list.current!.parentElement!.scrollTo(0, 0);
      isScrolled.current = false;
    }
    shown.current = answer;
  }, [list, answer, selectedId]);
}
