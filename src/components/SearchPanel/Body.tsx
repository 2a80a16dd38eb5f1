import React, { type ReactNode } from 'react';
import type { SearchPanelState } from '../../hooks/useSearchPanel';
import SearchMessage from '../SearchMessage';
import List from './List';
import Recent from './Recent';
import Tabs from './Tabs';

/** Below the field: what was found, recent searches, or why there is nothing. */
export default function Body(panel: SearchPanelState): ReactNode {
  const { typed, search, result } = panel;
  const isTyped = typed.query.trim() !== '';
  const shows = isTyped && Boolean(result?.pages.length);
  return (
    <>
      <Tabs {...panel} />
      {shows && <List {...panel} />}
      {!isTyped && search.status !== 'missing' && <Recent {...panel} />}
      <SearchMessage search={search} result={result} isTyped={isTyped} />
    </>
  );
}
