import React, { memo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { firstRows, type ResultPage } from '../engine/answer/rows';
import Row from '../results/Row';
import { itemId, listId, type ListName } from './useSelection';
import styles from './styles.module.css';

interface ListProps {
  readonly list: ListName;
  readonly pages: readonly ResultPage[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
  readonly selected: number;
}

interface GroupProps {
  readonly list: ListName;
  readonly page: ResultPage;
  /** The number of its first row among all. */
  readonly start: number;
  /** Which of its rows is selected, if any. */
  readonly selected?: number;
}

/** The rows of a page. Numbers as keys let the next answer take over the elements. */
const Group = memo(({ list, page, start, selected }: GroupProps): ReactNode => (
  <div role="group" aria-label={page.title} className={styles.page}>
    {page.rows.map((row, i) => (
      <Row
        key={i}
        page={page}
        row={row}
        id={itemId(list, start + i)}
        role="option"
        tabIndex={-1}
        data-index={start + i}
        aria-selected={i === selected}
        isSelected={i === selected}
      />
    ))}
  </div>
));

/** The rows that were found, by page. */
function List({ list, pages, isWhole, selected }: ListProps): ReactNode {
  const starts = firstRows(pages);
  return (
    <div
      id={listId(list)}
      role="listbox"
      aria-busy={!isWhole}
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
            key={number}
            list={list}
            page={page}
            start={starts[number]!}
            selected={row >= 0 && row < page.rows.length ? row : undefined}
          />
        );
      })}
    </div>
  );
}

export default memo(List);
