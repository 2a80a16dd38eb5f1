// An island is outside of Docusaurus's contexts, which its headings need.
/* eslint-disable @docusaurus/prefer-docusaurus-heading */
import React, { useEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import type { ResultPage } from '../engine/rows';
import { MAX_QUERY } from '../engine/engine';
import Row from '../results/Row';
import SearchMessage, { NoResults } from '../results/SearchMessage';
import { DEBOUNCE, useSearch, type Search } from '../source/useSearch';
import styles from './styles.module.css';

/** How many pages the search page shows. */
const LIMIT = 50;

/** The query of the address, `?q=`. */
const queryInAddress = () =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_QUERY);

/** A search whose query is in the address, and follows it. */
function useSearchInAddress(): Search {
  const search = useSearch({ limit: LIMIT });
  const { query, set } = search;
  /** What this page itself last took from the address or wrote into it. */
  const known = useRef('');
  useEffect(() => {
    const follow = () => {
      if (queryInAddress() === known.current) return;
      known.current = queryInAddress();
      set(known.current);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [set]);
  useEffect(() => {
    if (query === known.current.trim()) return undefined;
    const timer = setTimeout(() => {
      known.current = query;
      const { pathname } = window.location;
      const address = query ? `${pathname}?${new URLSearchParams({ q: query })}` : pathname;
      window.history.replaceState(window.history.state, '', address);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [query]);
  return search;
}

interface GroupProps {
  /** The index that was asked, where there are several. */
  readonly name?: string;
  readonly pages: readonly ResultPage[];
}

/** The pages found in an index, as a list of links. */
function Group({ name, pages }: GroupProps): ReactNode {
  return (
    <section>
      {name && <h2>{name}</h2>}
      <ol className={styles.list}>
        {pages.map((page) => (
          <li key={page.rows[0]!.link}>
            {page.rows.map((row) => (
              <Row key={row.link + row.kind} page={page} row={row} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The page with all results for a query. */
export default function SearchPage(): ReactNode {
  const search = useSearchInAddress();
  const groups = search.answer?.groups ?? [];
  const found = groups.find(({ result }) => result.pages.length)?.result;
  const label = translate({
    id: 'search.pageTitle',
    message: 'Search',
    description: 'The title of the search page and the name of its field',
  });
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
      <p className={styles.noScript}>
        <Translate id="search.noScript" description="On the search page, without scripts">
          The search needs JavaScript. All pages are listed in the sections of the navigation.
        </Translate>
      </p>
      <SearchMessage search={search} result={found ?? groups[0]?.result} />
      {search.answer && !search.answer.isPartial && !found && (
        <NoResults query={search.answer.query} />
      )}
      {groups.map(({ index, result }) => (
        <Group key={index} name={groups.length > 1 ? index : undefined} pages={result.pages} />
      ))}
    </main>
  );
}
