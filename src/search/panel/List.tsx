import React, { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
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
  /** Whether these are groups of the empty panel, which show their names. */
  readonly areOffers: boolean;
}

/** The rows that were found, by page; the selected one stays in view, another answer begins at the top. */
export default function List({ pages, selected, isPartial, areOffers }: ListProps): ReactNode {
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
        <div
          key={page.title + page.rows[0]!.link}
          role="group"
          aria-label={page.title}
          className={styles.page}
        >
          {areOffers && (
            <div className={styles.hint} aria-hidden="true">
              {page.title}
            </div>
          )}
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
