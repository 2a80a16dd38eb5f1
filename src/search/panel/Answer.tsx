import React, {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import { afterPainting } from '../../ui/after-painting';
import { pagesOfRows, type ResultPage } from '../engine/answer/rows';
import { NoResults } from '../results/SearchMessage';
import type { Slot, SlotRole } from '../source/answer-slots';
import { resultOf, type SearchAnswer } from '../source/useSearch';
import Footer from './Footer';
import List from './List';
import { itemId } from './useSelection';
import styles from './styles.module.css';

interface Props {
  readonly slot: Slot;
  readonly answer?: SearchAnswer;
  /** The number of the index whose part of the answer is wanted. */
  readonly tab: number;
  readonly role: SlotRole;
  readonly selected: number;
}

/** More rows than these don't fit the panel; they are drawn when the first ones are shown. */
const FIRST_ROWS = 9;
const NO_PAGES: readonly ResultPage[] = [];

/** A value as soon as it is on the screen. */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPainting(() => setPainted(value)), [value]);
  return painted;
}

/** Scrolls the selected item of a list into view, and back to the top for another answer. Asks for layout only when it has to. */
function useResultScroll(
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

/**
 * An answer and the link to all results, on a layer of its own: nothing has to be drawn when it is shown. A past one is
 * emptied once it is out of sight.
 */
function Answer({ slot, answer, tab, role, selected }: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const paintedRole = usePainted(role);
  const isEmptied = role === 'past' && paintedRole === 'past';
  const drawn = isEmptied ? undefined : answer;
  const result = resultOf(drawn, tab);
  const pages = result?.pages ?? NO_PAGES;
  const firstPages = useMemo(() => pagesOfRows(pages, FIRST_ROWS), [pages]);
  useResultScroll(scroller, result, itemId(slot, selected));
  const [whole, setWhole] = useState<SearchAnswer>();
  useEffect(
    () => (role === 'shown' ? afterPainting(() => setWhole(answer)) : undefined),
    [role, answer],
  );
  const isWhole = answer === whole;
  const isShown = role === 'shown';
  return (
    <div
      className={clsx(styles.answer, isShown && styles.shown, isEmptied && styles.emptied)}
      aria-hidden={!isShown}
    >
      <div ref={scroller} className={styles.scroller} tabIndex={isShown ? undefined : -1}>
        {pages.length > 0 && (
          <List
            list={slot}
            pages={isWhole ? pages : firstPages}
            isWhole={isWhole}
            selected={selected}
          />
        )}
        {drawn && !pages.length && <NoResults query={drawn.query} />}
      </div>
      {drawn && <Footer query={drawn.query} total={result?.total} isShown={isShown} />}
    </div>
  );
}

export default memo(Answer);
