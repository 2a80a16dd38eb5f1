import React, { type MouseEvent, type ReactNode } from 'react';
import type { SearchPanelState } from './useSearchPanel';
import { roleOf, type Slot } from '../source/answer-slots';
import SearchMessage from '../results/SearchMessage';
import Footer from './Footer';
import Found from './Found';
import Recent from './Recent';
import styles from './styles.module.css';

const SLOTS: readonly Slot[] = [0, 1];

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The number of the item that an event is about. */
function itemAt({ target }: MouseEvent): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[role="option"]');
  return item ? Number(item.dataset.index) : undefined;
}

/** Below the field: what was found, recent searches, or why there is nothing. Hovering selects an item, a click follows it. */
export default function Stage(panel: SearchPanelState): ReactNode {
  const { typed, search, tab, result, items, list, selection, press, follow } = panel;
  const isTyped = typed.query.trim() !== '';

  const onMouseMove = (event: MouseEvent) => {
    const index = itemAt(event);
    if (index !== undefined && index !== selection.selected) selection.select(index);
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    const index = itemAt(event);
    if (!isPlainClick(event)) return;
    if (link) {
      event.preventDefault();
      follow(link);
    } else if (index !== undefined) {
      typed.set(items[index]!);
    }
  };

  return (
    <div
      className={styles.stage}
      onPointerDown={press.onPointerDown}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      {SLOTS.map((slot) => (
        <Found
          key={slot}
          slot={slot}
          answer={search.slots.answers[slot]}
          tab={tab}
          role={roleOf(search.slots, slot)}
          selected={slot === list ? selection.selected : 0}
        />
      ))}
      <div className={styles.scroller}>
        {!isTyped && search.status !== 'missing' && <Recent {...panel} />}
        <SearchMessage search={search} result={result} isTyped={isTyped} />
      </div>
      {!search.answer && <Footer />}
    </div>
  );
}
