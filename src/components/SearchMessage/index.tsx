import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Search } from '../../hooks/useSearch';
import type { SearchResult } from '../../lib/search/engine';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly result?: SearchResult;
  readonly isTyped: boolean;
}

const COMMAND = 'npm run build';

function Missing(): ReactNode {
  return (
    <p>
      <Translate
        id="search.missing"
        description="There is no search index: the site has not been built"
        values={{ command: <code>{COMMAND}</code> }}
      >
        {'There is no search index yet. Run {command} once, then start again.'}
      </Translate>
    </p>
  );
}

function Failed(): ReactNode {
  return (
    <p>
      <Translate id="search.failed" description="The search index could not be loaded">
        The search index could not be loaded. Open the search again to retry.
      </Translate>
    </p>
  );
}

function NoResults({ query }: { readonly query: string }): ReactNode {
  return (
    <>
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
    </>
  );
}

function Count({ total }: { readonly total: number }): ReactNode {
  return (
    <p className={styles.heard}>
      <Translate
        id="search.count"
        description="How many pages were found; read out only"
        values={{ total }}
      >
        {'Pages found: {total}'}
      </Translate>
    </p>
  );
}

/** What the search has to say beside its rows; read out as it changes. */
export default function SearchMessage({ search, result, isTyped }: Props): ReactNode {
  const { status, answer } = search;
  return (
    <div role="status" className={styles.message}>
      {status === 'missing' && <Missing />}
      {status === 'failed' && <Failed />}
      {isTyped && status === 'loading' && (
        <p>
          <Translate id="search.loading" description="The search index is being loaded">
            Loading the search index…
          </Translate>
        </p>
      )}
      {isTyped && answer && !result?.pages.length && <NoResults query={answer.query} />}
      {isTyped && Boolean(result?.pages.length) && <Count total={result!.total} />}
    </div>
  );
}
