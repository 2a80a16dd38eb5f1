import { useState } from 'react';
import { addRecent, parseRecent } from './recent-searches';
import { readStorage, writeStorage } from '../../ui/storage';

const KEY = 'site-recent-searches';

export interface RecentSearches {
  readonly recent: readonly string[];
  readonly add: (search: string) => void;
  readonly clear: () => void;
}

/** The reader's last searches, kept in this browser until the reader clears them. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(() => parseRecent(readStorage(KEY)));
  const keep = (next: readonly string[]) => {
    writeStorage(KEY, JSON.stringify(next));
    setRecent([...next]);
  };
  return {
    recent,
    add: (search) => keep(addRecent(recent, search)),
    clear: () => keep([]),
  };
}
