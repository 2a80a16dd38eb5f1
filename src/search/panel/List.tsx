import React, { memo, useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { firstRows, type ResultPage } from '../engine/result';
import Row from '../results/Row';
import { itemId, LIST } from './useSelection';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly ResultPage[];
  readonly selected: number;
  /** Whether more may come: only names were asked. */
  readonly isPartial: boolean;
}

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

/** The rows that were found, by page; the selected one stays in view, another answer begins at the top. */
export default function List({ pages, selected, isPartial }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(pages);
  useEffect(() => {
    if (drawn.current === pages)
      document.getElementById(itemId(selected))?.scrollIntoView({ block: 'nearest' });
    else list.current!.parentElement!.scrollTo(0, 0);
    drawn.current = pages;
  }, [pages, selected]);
  const starts = firstRows(pages);
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
