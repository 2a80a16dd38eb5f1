import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import SearchIcon from '../results/SearchIcon';
import { itemId, LIST } from './useSelection';
import styles from './styles.module.css';

interface Props {
  readonly queries: readonly string[];
  readonly selected: number;
  readonly onClear: () => void;
}

/** The reader's last searches, to be searched again or forgotten. */
export default function RecentSearches({ queries, selected, onClear }: Props): ReactNode {
  if (!queries.length) {
    return (
      <p className={styles.hint}>
        <Translate id="search.hint" description="Shown before anything is typed into the search">
          Type an option, a part of it, an error message or a question.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <div className={styles.recentHead}>
        <span>
          <Translate id="search.recent" description="Heading of the recent searches">
            Recent searches
          </Translate>
        </span>
        <button type="button" className={styles.forget} onClick={onClear}>
          <Translate id="search.clearRecent" description="Forgets the recent searches">
            Clear
          </Translate>
        </button>
      </div>
      <div
        id={LIST}
        role="listbox"
        aria-label={translate({
          id: 'search.recentList',
          message: 'Recent searches',
          description: 'The name of the list of recent searches',
        })}
      >
        {queries.map((query, index) => (
          <div
            key={query}
            id={itemId(index)}
            role="option"
            data-index={index}
            aria-selected={index === selected}
            className={clsx(styles.recent, index === selected && styles.selected)}
          >
            <SearchIcon name="recent" />
            <span>{query}</span>
          </div>
        ))}
      </div>
    </>
  );
}
