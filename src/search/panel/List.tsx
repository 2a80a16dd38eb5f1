import React, { memo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { firstRows, type ResultPage } from '../engine/rows';
import Group from './Group';
import { listId, type ListName } from './ids';

interface Props {
  readonly list: ListName;
  readonly pages: readonly ResultPage[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
  readonly selected: number;
}

/** The rows that were found, by page. */
function List({ list, pages, isWhole, selected }: Props): ReactNode {
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
