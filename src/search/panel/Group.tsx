import React, { memo, type ReactNode } from 'react';
import type { ResultPage } from '../engine/rows';
import Row from '../results/Row';
import { itemId, type ListName } from './ids';
import styles from './styles.module.css';

interface Props {
  readonly list: ListName;
  readonly page: ResultPage;
  /** The number of its first row among all. */
  readonly start: number;
  /** Which of its rows is selected, if any. */
  readonly selected?: number;
}

/** The rows of a page. Numbers as keys let the next answer take over the elements. */
function Group({ list, page, start, selected }: Props): ReactNode {
  return (
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
  );
}

export default memo(Group);
