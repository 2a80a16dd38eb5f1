import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** As on most keyboards; src/search/search-opening.ts knows those that have a Command key. */
const KEYS = 'Ctrl K';

/** The navbar's search: a button that looks like a field and opens the panel. Without scripts it leads to the search page. */
export default function SearchButton(): ReactNode {
  return (
    <form action={useBaseUrl('/search')} className={styles.form}>
      <button
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-opens-search={JSON.stringify(usePluginData('search-index'))}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>
          <Translate id="search.button">Search</Translate>
        </span>{' '}
        <kbd className={styles.keys}>{KEYS}</kbd>
      </button>
    </form>
  );
}
