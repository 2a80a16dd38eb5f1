import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useSearchPage } from './useSearchPage';
import { MAX_QUERY } from '../engine/engine';
import Icon from '../../ui/Icon';
import SearchMessage from '../results/SearchMessage';
import NoResults from '../results/SearchMessage/NoResults';
import Group from './Group';
import styles from './styles.module.css';

/** The page with all results for a query. */
export default function SearchPage(): ReactNode {
  const { typed, search } = useSearchPage();
  const groups = search.answer?.groups ?? [];
  const found = groups.find(({ result }) => result.pages.length)?.result;
  const label = translate({
    id: 'search.pageTitle',
    message: 'Search',
    description: 'The title of the search page and the name of its field',
  });
  return (
    <main className={styles.page}>
      <Heading as="h1">{label}</Heading>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" size={20} />
        <input
          {...typed.field}
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
      <SearchMessage
        search={search}
        result={found ?? groups[0]?.result}
        isTyped={typed.query.trim() !== ''}
      />
      {search.answer && !found && <NoResults query={search.answer.query} />}
      {groups.map(({ index, result }) => (
        <Group key={index} name={groups.length > 1 ? index : undefined} pages={result.pages} />
      ))}
    </main>
  );
}
