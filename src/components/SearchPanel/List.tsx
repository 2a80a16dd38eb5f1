import React, { useRef, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useResultScroll } from '../../hooks/useResultScroll';
import type { SearchPanelState } from '../../hooks/useSearchPanel';
import Row from '../SearchResults/Row';
import { itemId, LIST_ID } from './ids';
import styles from './styles.module.css';

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const itemAt = ({ target }: MouseEvent) =>
  (target as Element).closest<HTMLElement>('[role="option"]');

/** The rows that were found, by page; hovering selects, a click follows. Numbers as keys let the next answer take over the elements. */
export default function List({ result, selection, follow }: SearchPanelState): ReactNode {
  const { selected, select } = selection;
  const list = useRef<HTMLDivElement>(null);
  useResultScroll(list, result, itemId(selected));

  const onMouseMove = (event: MouseEvent) => {
    const index = Number(itemAt(event)?.dataset.index ?? selected);
    if (index !== selected) select(index);
  };
  const onClick = (event: MouseEvent) => {
    const link = itemAt(event)?.getAttribute('href');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    follow(link);
  };

  let index = -1;
  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label={translate({
        id: 'search.results',
        message: 'Search results',
        description: 'The name of the list of search results',
      })}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      {result!.pages.map((page, number) => (
        <div key={number} role="group" aria-label={page.title} className={styles.page}>
          {page.rows.map((row, i) => {
            index++;
            return (
              <Row
                key={i}
                page={page}
                row={row}
                id={itemId(index)}
                role="option"
                tabIndex={-1}
                data-index={index}
                aria-selected={index === selected}
                isSelected={index === selected}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
