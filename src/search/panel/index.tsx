import React, { useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { useModalDialog } from '../../ui/useModalDialog';
import { useSearchIndex } from '../source/useSearchIndex';
import Box from './Box';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search: a dialog with a field and what it finds. It stands ready, closed, before it is opened. */
export default function SearchPanel({ isOpen, onClose }: Props): ReactNode {
  const dialog = useModalDialog(isOpen, onClose);
  useSearchIndex(isOpen);
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
      <Box onClose={onClose} />
    </dialog>,
    document.body,
  );
}
