import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the selected item of a list into view, and back to the top for another answer. Asks for layout only when it has to. */
export function useResultScroll(
  scroller: RefObject<HTMLElement | null>,
  answer: unknown,
  selectedId: string,
): void {
  const drawn = useRef(answer);
  const isScrolled = useRef(false);

  useEffect(() => {
    const element = scroller.current!;
    const note = () => {
      isScrolled.current = true;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller]);

  useEffect(() => {
    if (drawn.current === answer) {
      document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' });
    } else if (isScrolled.current) {
      scroller.current!.scrollTo(0, 0);
      isScrolled.current = false;
    }
    drawn.current = answer;
  }, [scroller, answer, selectedId]);
}
