import React, { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '../../ui/is-composing';
import { isPlainClick } from '../../ui/is-plain-click';
import { useModalDialog } from '../../ui/useModalDialog';
import SearchMessage from '../results/SearchMessage';
import Field from './Field';
import Footer from './Footer';
import List from './List';
import Preview from './Preview';
import Tabs from './Tabs';
import { usePanel } from './usePanel';
import { useVisibleHeight } from './useVisibleHeight';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The number of the item that an event is about. */
function itemAt({ target }: MouseEvent): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[role="option"]');
  return item ? Number(item.dataset.index) : undefined;
}

/** What is in the dialog. */
function PanelContent({ isOpen, onClose }: Props): ReactNode {
  const panel = usePanel(isOpen, onClose);
  const { search, result, pages, selected, selectedRow, clearRecent } = panel;
  const { status, answer, query } = search;
  const keys: Record<string, () => void> = {
    ArrowDown: () => panel.move(1),
    ArrowUp: () => panel.move(-1),
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) act();
  };
  const onMouseMove = (event: MouseEvent) => {
    const index = itemAt(event);
    if (index !== undefined && index !== selected) panel.select(index);
  };
  // Links are the browser's, or of what changes pages without loading them.
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const index = itemAt(event);
    if (index !== undefined) panel.choose(index, event);
    else if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <div
      className={clsx(styles.content, search.text && styles.tall)}
      onKeyDown={onKeyDown}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      <Field
        search={search}
        hasList={panel.count > 0}
        selected={selected}
        onEnter={panel.enter}
        onPasted={panel.lookUp}
        onCancel={onClose}
      />
      <Tabs groups={answer?.groups ?? []} tab={panel.tab} onSelect={panel.setTab} />
      <div className={styles.columns}>
        <div className={styles.scroller}>
          {!query && !clearRecent && status !== 'missing' && (
            <p className={styles.hint}>
              <Translate id="search.hint">
                Type an option, a part of it, an error message or a question.
              </Translate>
            </p>
          )}
          <SearchMessage search={search} result={result} />
          {pages.length > 0 && (
            <List
              pages={pages}
              selected={selected}
              isPartial={answer?.isPartial ?? false}
              areOffers={panel.areOffers}
            />
          )}
        </div>
        {query && selectedRow && <Preview {...selectedRow} />}
      </div>
      <Footer
        query={answer?.query}
        total={answer?.isPartial ? 0 : result?.total}
        onClear={query ? undefined : clearRecent}
      />
    </div>
  );
}

/** The search: a dialog with a field and what it finds. It is in the page, closed, before it is opened. */
export default function SearchPanel({ isOpen, onClose }: Props): ReactNode {
  const dialog = useModalDialog(isOpen, onClose);
  useVisibleHeight(dialog, isOpen);
  const pressed = useRef<EventTarget>(null);
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-modal="true"
      aria-label={translate({ id: 'search.dialog', message: 'Search' })}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnBackdrop}
    >
      <PanelContent isOpen={isOpen} onClose={onClose} />
    </dialog>
  );
}
