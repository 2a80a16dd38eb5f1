import React, { type ReactNode, createElement, useSyncExternalStore } from 'react';
import Translate from '@docusaurus/Translate';
import { useLoaded } from '../../ui/useLoaded';
import { useSearchToggle } from './useSearchToggle';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** The panel comes when it is likely to be used, its worker and the index with the first use. */
const loadPanel = () => import(/* webpackPrefetch: true */ '../panel');

const subscribe = () => () => {};

/** Whether the reader's keyboard has a Command key; false until the page runs. */
function useIsMac(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );
}

/**
 * The navbar's search: a button that looks like a field; Ctrl/Cmd+K does the same. Pointing at it or pressing the
 * modifier loads the panel ahead.
 */
export default function SearchButton(): ReactNode {
  const [panel, prepare] = useLoaded(loadPanel);
  const { isOpen, uses, open, close } = useSearchToggle(prepare);
  const modifier = useIsMac() ? '⌘' : 'Ctrl';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>
          <Translate
            id="search.button"
            description="The button in the navbar that opens the search"
          >
            Search
          </Translate>
        </span>{' '}
        <kbd className={styles.keys}>{`${modifier} K`}</kbd>
      </button>
      {panel && createElement(panel.default, { key: uses, isOpen, onClose: close })}
    </>
  );
}
