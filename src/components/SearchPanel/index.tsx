import React, { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { useModalDialog } from '../../hooks/useModalDialog';
import { useSearchPanel } from '../../hooks/useSearchPanel';
import Body from './Body';
import Field from './Field';
import Footer from './Footer';
import styles from './styles.module.css';

export interface Props {
  readonly onClose: () => void;
}

/** Input methods use the same keys; they come with this code where `isComposing` is not set yet. */
const INPUT_METHOD_KEY = 229;

/** The search: a dialog with a field and what it finds. */
export default function SearchPanel({ onClose }: Props): ReactNode {
  const { dialog, scroller } = useModalDialog();
  const panel = useSearchPanel(onClose);
  const pressed = useRef<EventTarget>(null);

  const keys: Record<string, () => void> = {
    ArrowDown: () => panel.selection.move(1),
    ArrowUp: () => panel.selection.move(-1),
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!isComposing && keyCode !== INPUT_METHOD_KEY) act();
  };
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={translate({
        id: 'search.dialog',
        message: 'Search',
        description: 'The name of the search dialog',
      })}
      onKeyDown={onKeyDown}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.box}>
        <Field {...panel} onCancel={onClose} />
        <div ref={scroller} className={styles.body}>
          <Body {...panel} />
        </div>
        <Footer {...panel} />
      </div>
    </dialog>,
    document.body,
  );
}
