import React, { useEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import type { ResultPage } from '../engine/rows';
import Row from '../results/Row';
import { itemId, LIST } from './usePanel';
import styles from './styles.module.css';

/** An item of the list for assistive technology, which the field steers. */
const optionProps = (index: number, selected: number) => ({
  id: itemId(index),
  role: 'option',
  'data-index': index,
  'aria-selected': index === selected,
});

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
  let index = 0;
  return (
    <div
      ref={list}
      id={LIST}
      role="listbox"
      aria-busy={isPartial}
      aria-label={translate({ id: 'search.results', message: 'Search results' })}
    >
      {pages.map((page) => (
        <div key={page.rows[0]!.link} role="group" aria-label={page.title} className={styles.page}>
          {page.rows.map((row) => (
            <Row
              key={row.link + row.kind}
              page={page}
              row={row}
              tabIndex={-1}
              {...optionProps(index++, selected)}
            />
          ))}
        </div>
      ))}
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
  const label = translate({ id: 'search.recent', message: 'Recent searches' });
  return (
    <>
      <div className={styles.recentHead}>
        <span>{label}</span>
        <button type="button" className={styles.textButton} onClick={onClear}>
          <Translate id="search.clearRecent">Clear</Translate>
        </button>
      </div>
      <div id={LIST} role="listbox" aria-label={label}>
        {queries.map((query, index) => (
          <div key={query} className={styles.recent} {...optionProps(index, selected)}>
            <Icon name="recent" size={20} />
            <span>{query}</span>
          </div>
        ))}
      </div>
    </>
  );
}
