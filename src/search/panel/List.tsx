import React, { memo, useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { ResultPage } from '../engine/rows';
import Row from '../results/Row';
import SearchIcon from '../results/SearchIcon';
import { itemId, LIST } from './usePanel';
import styles from './styles.module.css';

interface GroupProps {
  readonly page: ResultPage;
  /** The number of its first row among all. */
  readonly start: number;
  /** Which of its rows is selected, if any. */
  readonly selected?: number;
}

/** The rows of a page. */
const Group = memo(({ page, start, selected }: GroupProps): ReactNode => (
  <div role="group" aria-label={page.title} className={styles.page}>
    {page.rows.map((row, i) => (
      <Row
        key={row.link + row.kind}
        page={page}
        row={row}
        id={itemId(start + i)}
        role="option"
        tabIndex={-1}
        data-index={start + i}
        aria-selected={i === selected}
        isSelected={i === selected}
      />
    ))}
  </div>
));

interface ListProps {
  readonly pages: readonly ResultPage[];
  readonly selected: number;
  /** Whether more may come: only names were asked. */
  readonly isPartial: boolean;
}

/** The rows that were found, by page; the selected one stays in view, another answer begins at the top. */
export default function List({ pages, selected, isPartial }: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(pages);
  useEffect(() => {
    if (drawn.current === pages)
      document.getElementById(itemId(selected))?.scrollIntoView({ block: 'nearest' });
    else list.current!.parentElement!.scrollTo(0, 0);
    drawn.current = pages;
  }, [pages, selected]);
  const starts = pages.map((_, i) =>
    pages.slice(0, i).reduce((sum, { rows }) => sum + rows.length, 0),
  );
  return (
    <div
      ref={list}
      id={LIST}
      role="listbox"
      aria-busy={isPartial}
      aria-label={translate({
        id: 'search.results',
        message: 'Search results',
        description: 'The name of the list of search results',
      })}
    >
      {pages.map((page, number) => {
        const row = selected - starts[number]!;
        return (
          <Group
            key={page.rows[0]!.link}
            page={page}
            start={starts[number]!}
            selected={row >= 0 && row < page.rows.length ? row : undefined}
          />
        );
      })}
    </div>
  );
}

interface RecentProps {
  readonly queries: readonly string[];
  readonly selected: number;
  readonly onClear: () => void;
}

/** The reader's last searches, to be searched again or forgotten. */
export function RecentSearches({ queries, selected, onClear }: RecentProps): ReactNode {
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
