import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** As on most keyboards; src/search/search-opening.ts knows those that have a Command key. */
const KEYS = 'Ctrl K';

/** The navbar's search: a button that looks like a field. src/search/search-opening.ts opens the panel, by Ctrl/Cmd+K too. */
export default function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-opens-search={JSON.stringify(usePluginData('search-index'))}
    >
      <Icon name="search" size={20} />
      <span className={styles.label}>
        <Translate id="search.button" description="The button in the navbar that opens the search">
          Search
        </Translate>
      </span>{' '}
      <kbd className={styles.keys}>{KEYS}</kbd>
    </button>
  );
}
