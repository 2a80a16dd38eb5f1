import React, { memo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { useModalDialog } from '../../ui/useModalDialog';
import SearchMessage from '../results/SearchMessage';
import { roleOf, type Slot } from '../source/answer-slots';
import { useSearchIndex } from '../source/useSearchSource';
import Answer from './Answer';
import Field from './Field';
import Footer from './Footer';
import RecentSearches from './RecentSearches';
import Results from './Results';
import Tabs from './Tabs';
import { useSearchPanel } from './useSearchPanel';
import { useVisibleHeight } from './useVisibleHeight';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Input methods use the same keys; they come with this code where `isComposing` is not set yet. */
const INPUT_METHOD_KEY = 229;
const SLOTS: readonly Slot[] = [0, 1];

/** What is in the dialog; drawn before it is opened, and not again by the opening. */
const PanelContent = memo(({ onClose }: Pick<Props, 'onClose'>): ReactNode => {
  const { typed, search, tab, setTab, result, recent, list, selection, press, choose, enter } =
    useSearchPanel(onClose);
  const isTyped = typed.query.trim() !== '';
  const keys: Record<string, () => void> = {
    ArrowDown: () => selection.move(1),
    ArrowUp: () => selection.move(-1),
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!isComposing && keyCode !== INPUT_METHOD_KEY) act();
  };
  return (
    <div className={clsx(styles.content, typed.text && styles.tall)} onKeyDown={onKeyDown}>
      <Field
        field={typed.field}
        list={selection.count ? list : undefined}
        selected={selection.selected}
        onEnter={enter}
        onClear={() => typed.set('')}
        onCancel={onClose}
      />
      <Tabs groups={search.answer?.groups ?? []} tab={tab} onSelect={setTab} />
      <Results
        selected={selection.selected}
        onSelect={selection.select}
        onChoose={choose}
        onPointerDown={press.onPointerDown}
      >
        {SLOTS.map((slot) => (
          <Answer
            key={slot}
            slot={slot}
            answer={search.slots.answers[slot]}
            tab={tab}
            role={roleOf(search.slots, slot)}
            selected={slot === list ? selection.selected : 0}
          />
        ))}
        <div className={styles.scroller}>
          {!isTyped && search.status !== 'missing' && (
            <RecentSearches
              queries={recent.queries}
              selected={selection.selected}
              onClear={recent.clear}
            />
          )}
          <SearchMessage status={search.status} total={result?.total} isTyped={isTyped} />
        </div>
        {!search.answer && <Footer />}
      </Results>
    </div>
  );
});

/** The search: a dialog with a field and what it finds. It is in the page, closed, before it is opened. */
export default function SearchPanel({ isOpen, onClose }: Props): ReactNode {
  const dialog = useModalDialog(isOpen, onClose);
  useSearchIndex(isOpen);
  useVisibleHeight(dialog, isOpen);
  const pressed = useRef<EventTarget>(null);
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-modal="true"
      aria-label={translate({
        id: 'search.dialog',
        message: 'Search',
        description: 'The name of the search dialog',
      })}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnBackdrop}
    >
      <PanelContent onClose={onClose} />
    </dialog>,
    document.body,
  );
}
