import React, { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useIsMac } from '../../hooks/useIsMac';
import { useSearchToggle } from '../../hooks/useSearchToggle';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The panel, its worker and the index come with the first use. */
const loadPanel = () => import(/* webpackPrefetch: true */ '../SearchPanel');
const SearchPanel = lazy(loadPanel);

/** The navbar's search: a button that looks like a field; Ctrl/Cmd+K does the same. */
export default function SearchButton(): ReactNode {
  const { isOpen, open, close } = useSearchToggle();
  const prepare = useCallback(() => void loadPanel(), []);
  const modifier = useIsMac() ? '⌘' : 'Ctrl';
  const label = translate({
    id: 'search.button',
    message: 'Search',
    description: 'The button in the navbar that opens the search',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.keys}>{`${modifier} K`}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
