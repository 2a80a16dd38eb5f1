import React, { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SearchResult } from '../engine/rows';
import type { Search } from '../source/useSearch';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  /** The part of the answer that is shown. */
  readonly result?: SearchResult;
}

/** Milliseconds. */
const READ_OUT_DELAY = 300;
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

function Loading(): ReactNode {
  return (
    <p>
      <Translate id="search.loading" description="Names were searched; the texts are on their way">
        Searching the text …
      </Translate>
    </p>
  );
}

/** Words of the query that no page has: the others were searched. */
function LeftOut({ words }: { readonly words: readonly string[] }): ReactNode {
  return (
    <p key={words.join()}>
      <Translate
        id="search.leftOut"
        description="Words of the query that no page has; the pages below answer to the others"
        values={{ words: words.map((word) => `“${word}”`).join(', ') }}
      >
        {'No page has {words}.'}
      </Translate>
    </p>
  );
}

/** How many pages were found, for screen readers: a little later, not to talk over the keys. */
function Count({ total }: { readonly total: number }): ReactNode {
  const [read, setRead] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(total), READ_OUT_DELAY);
    return () => clearTimeout(timer);
  }, [total]);
  if (read === undefined) return null;
  return (
    <p key={read} className={styles.visuallyHidden}>
      <Translate
        id="search.count"
        description="How many pages were found; read out only"
        values={{ total: read }}
      >
        {'Pages found: {total}'}
      </Translate>
    </p>
  );
}

/** What the search has to say beside its rows; read out as it changes. */
export default function SearchMessage({ search, result }: Props): ReactNode {
  const { status, query, answer } = search;
  const whole = query && answer && !answer.isPartial ? result : undefined;
  return (
    <div role="status" className={styles.message}>
      {status === 'missing' && <Missing />}
      {status === 'failed' && <Failed />}
      {query && status === 'loading' && <Loading />}
      {whole?.leftOut && whole.total > 0 && <LeftOut words={whole.leftOut} />}
      {whole && <Count total={whole.total} />}
    </div>
  );
}

/** Nothing was found for a query, and what to do about it. */
export function NoResults({ query }: { readonly query: string }): ReactNode {
  return (
    <div className={styles.message}>
      <p key={query} className={styles.main}>
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
