// An island is outside of Docusaurus's contexts, which its headings need.
/* eslint-disable @docusaurus/prefer-docusaurus-heading */
import React, { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import { MAX_QUERY } from '../engine/limits';
import Row from '../results/Row';
import SearchMessage from '../results/SearchMessage';
import { useSearch, type Search } from '../source/useSearch';
import styles from './styles.module.css';

/** How many pages the search page shows. */
const LIMIT = 50;

/** The query of the address, `?q=`. */
const queryInAddress = () =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY);

/** A search whose query comes from the address; the address follows what is shown. */
function useSearchInAddress(): Search {
  const search = useSearch(LIMIT, false);
  const { text, answer, set } = search;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const follow = () => {
      set(queryInAddress());
      setRead(true);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [set]);
  useEffect(() => {
    const query = text && answer?.query;
    if (!isRead || query === undefined || answer?.isPartial || query === queryInAddress().trim())
      return;
    const address = query ? `?${new URLSearchParams({ q: query })}` : window.location.pathname;
    window.history.replaceState(window.history.state, '', address);
  }, [isRead, text, answer]);
  return search;
}

/** The page with all results for a query. */
export default function SearchPage(): ReactNode {
  const search = useSearchInAddress();
  const { answer, status } = search;
  // Where the texts are on their way, their answer would move what names give.
  const isShown = answer?.isPartial === false || status === 'failed';
  const groups = (isShown && answer?.groups) || [];
  const found = groups.find(({ result }) => result.pages.length)?.result;
  const label = translate({ id: 'search.pageTitle', message: 'Search' });
  return (
    <main className={styles.page}>
      <h1>{label}</h1>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" size={20} />
        <input
          {...search.field}
          type="search"
          name="q"
          className={styles.input}
          aria-label={label}
          autoComplete="off"
          maxLength={MAX_QUERY}
          spellCheck={false}
        />
      </form>
      <SearchMessage search={search} result={found ?? groups[0]?.result} />
      {groups.map(({ index, result }) => (
        <section key={index}>
          {groups.length > 1 && <h2>{index}</h2>}
          <ol className={styles.list}>
            {result.pages.map((page) => (
              <li key={page.rows[0]!.link}>
                {page.rows.map((row) => (
                  <Row key={row.link + row.kind} page={page} row={row} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}
