import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Nothing was found for a query, and what to do about it. */
export default function NoResults({ query }: { readonly query: string }): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.main}>
        <Translate
          id="search.noResults"
          description="Nothing was found for a query"
          values={{ query: <b className={styles.query}>{query}</b> }}
        >
          {'No results for "{query}"'}
        </Translate>
      </p>
      <p>
        <Translate id="search.noResultsHint" description="What to do when nothing was found">
          Please try again with a different keyword
        </Translate>
      </p>
    </div>
  );
}
