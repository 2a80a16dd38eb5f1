import React, { useRef, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useResultScroll } from '../../hooks/useResultScroll';
import type { SearchPanelState } from '../../hooks/useSearchPanel';
import { firstRows } from '../../lib/search/rows';
import Group from './Group';
import { itemId, LIST_ID } from './ids';

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const itemAt = ({ target }: MouseEvent) =>
  (target as Element).closest<HTMLElement>('[role="option"]');

/** The rows that were found, by page; hovering selects, a click follows. */
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

  const starts = firstRows(result!.pages);
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
      {result!.pages.map((page, number) => {
        const row = selected - starts[number]!;
        return (
          <Group
            key={number}
            page={page}
            start={starts[number]!}
            selected={row >= 0 && row < page.rows.length ? row : undefined}
          />
        );
      })}
    </div>
  );
}
