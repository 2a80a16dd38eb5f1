import React, { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SearchResult } from '../engine/rows';
import type { Search } from '../source/useSearch';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  /** The part of the answer that is shown. */
  readonly result?: SearchResult;
}

/** How long the number of pages waits, not to be read out over the keys; milliseconds. */
const READ_OUT_DELAY = 300;

/** What is said of the index, or of words that no page has. */
function statusText({ status, query }: Search, answer?: SearchResult): string {
  if (status === 'missing')
    return translate(
      {
        id: 'search.missing',
        message: 'There is no search index yet. Run {command} once, then start again.',
      },
      { command: 'npm run build' },
    );
  if (status === 'failed')
    return translate({
      id: 'search.failed',
      message: 'The search index could not be loaded. Open the search again to retry.',
    });
  if (query && status === 'loading')
    return translate({ id: 'search.loading', message: 'Searching the text …' });
  if (answer?.leftOut && answer.total > 0)
    return translate(
      { id: 'search.leftOut', message: 'No page has {words}.' },
      { words: answer.leftOut.map((word) => `“${word}”`).join(', ') },
    );
  return '';
}

interface NoResultsProps {
  readonly query: string;
  readonly nearest?: readonly string[];
  readonly onChoose: (word: string) => void;
}

/** Nothing was found for a query, and what to do about it. */
function NoResults({ query, nearest = [], onChoose }: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p key={query}>
        <Translate id="search.noResults" values={{ query: <b>{query}</b> }}>
          {'No results for "{query}"'}
        </Translate>
      </p>
      <p>
        <Translate id="search.noResultsHint">Please try again with a different keyword</Translate>
      </p>
      {nearest.map((word) => (
        <button key={word} type="button" className={styles.word} onClick={() => onChoose(word)}>
          {word}
        </button>
      ))}
    </div>
  );
}

/** What the search has to say beside its rows; read out as it changes. */
export default function SearchMessage({ search, result }: Props): ReactNode {
  const { query, answer } = search;
  const isWhole = query !== '' && answer?.isPartial === false;
  const total = isWhole ? result?.total : undefined;
  const text = statusText(search, isWhole ? result : undefined);
  const [read, setRead] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(total), READ_OUT_DELAY);
    return () => clearTimeout(timer);
  }, [total]);
  return (
    <>
      <div role="status">
        {text && (
          <div key={text} className={styles.message}>
            {text}
          </div>
        )}
        {total !== undefined && read !== undefined && (
          <p key={read} className="visually-hidden">
            {translate({ id: 'search.count', message: 'Pages found: {total}' }, { total: read })}
          </p>
        )}
      </div>
      {isWhole && !total && (
        <NoResults query={answer.query} nearest={result?.nearest} onChoose={search.set} />
      )}
    </>
  );
}
